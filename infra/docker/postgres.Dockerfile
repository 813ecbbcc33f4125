# PostgreSQL as its own user from the first moment, so that it needs no capability.
ARG POSTGRES_IMAGE=postgres:18-bookworm
FROM ${POSTGRES_IMAGE}
COPY infra/docker/start-postgres /usr/local/bin/start-postgres
USER postgres
ENTRYPOINT ["start-postgres"]
CMD ["postgres"]
