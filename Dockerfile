# The Python with which every test is run. The hosting guide says how to pin it by its digest.
ARG BASE=python:3.11.13-slim-bookworm
FROM ${BASE}

ENV PYTHONUNBUFFERED=1 \
    CURSUS_DATABASE=/data/cursus.db

# Pillow shapes text with FriBiDi where the system has it.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY requirements.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore --require-hashes -r requirements.lock

COPY rules rules
COPY render render
COPY bot bot
COPY data data

# Nothing can be compiled later, in a file system that is only read: what is left out here would be compiled anew, Python's
# own library with it, at each start and at each look at the bot's health.
RUN python -m compileall -q . && python -m bot --help > /dev/null

RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin cursus \
    && install -d -m 700 -o cursus -g cursus /data
USER cursus
VOLUME /data

HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
    CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
