"""Settings from the environment and an ``.env`` file in the working directory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.telemetry.logging import LogFormat


class Settings(BaseSettings):
    """What a host can configure. The token is never shown or logged."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Path = Field(Path("var/cursus.db"), validation_alias="CURSUS_DATABASE")
    pictures: Literal["jpeg", "webp"] = Field("jpeg", validation_alias="CURSUS_PICTURES")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", validation_alias="CURSUS_LOG_LEVEL")
    backups: Path | Literal["off"] | None = Field(None, validation_alias="CURSUS_BACKUPS")
    backups_kept: Annotated[tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt], NoDecode] = Field(
        (24, 14, 8), validation_alias="CURSUS_BACKUPS_KEPT"
    )

    @field_validator("backups_kept", mode="before")
    @classmethod
    def _figures(cls, given: object) -> object:
        """Three comma-separated numbers."""
        return given.split(",") if isinstance(given, str) else given

    @property
    def backup_folder(self) -> Path | None:
        """Where automatic backups go; None without them."""
        if self.backups == "off":
            return None
        return self.backups if isinstance(self.backups, Path) else self.database.parent / "backups"

    log_format: LogFormat = Field("lines", validation_alias="CURSUS_LOG_FORMAT")
    metrics_port: int | None = Field(None, ge=0, le=65535, validation_alias="CURSUS_METRICS_PORT")
