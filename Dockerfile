# The Python with which every test is run.
FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    CURSUS_DATABASE=/data/cursus.db

# Pillow shapes text with FriBiDi where the system has it.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY requirements.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

COPY rules rules
COPY render render
COPY bot bot
COPY data data

RUN useradd --system --uid 10001 cursus \
    && mkdir /data \
    && chown cursus /data
USER cursus
VOLUME /data

HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
    CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
