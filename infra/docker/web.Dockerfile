# The web process with its built pages.
# No BuildKit syntax here: the classic builder makes this image as well.

ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests \
  && find . -name package.json -not -path '*/node_modules/*' -exec cp --parents -t /manifests {} + \
  && cp package-lock.json /manifests/

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /manifests/ ./
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error -w web
COPY services/core/ services/core/
COPY openapi/ openapi/
COPY web/ web/
RUN npm run build -w web

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /manifests/ ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error -w web \
  && rm -rf /root/.npm infra node_modules/typescript

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/ ./
COPY services/core/ services/core/
COPY web/server/ web/server/
COPY web/src/ web/src/
COPY --from=build /app/web/build/ web/build/
COPY infra/docker/answers /usr/local/bin/answers
USER node
