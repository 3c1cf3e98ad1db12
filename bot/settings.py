"""Settings, out of the environment and an ``.env`` file in the working directory."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.logs import LogFormat


class Settings(BaseSettings):
    """What a host may set. The token is never shown or logged."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Path = Field(Path("var/cursus.db"), validation_alias="CURSUS_DATABASE")
    pictures: Literal["jpeg", "webp"] = Field("jpeg", validation_alias="CURSUS_PICTURES")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", validation_alias="CURSUS_LOG_LEVEL")
    log_format: LogFormat = Field("lines", validation_alias="CURSUS_LOG_FORMAT")
    metrics_port: int | None = Field(None, ge=0, le=65535, validation_alias="CURSUS_METRICS_PORT")
