# Every process but web, and the one-shot `migrate`: Node runs the sources as they are, so nothing is built.
# No BuildKit syntax here: the classic builder makes this image as well.

ARG NODE_IMAGE=node:24-bookworm-slim

# The manifests alone, so that a change of a source does not install everything again.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests \
  && find . -name package.json -not -path '*/node_modules/*' -exec cp --parents -t /manifests {} + \
  && cp package-lock.json /manifests/

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /manifests/ ./
# Named one by one, so that neither the web's packages nor the root's own Node come along. Their scripts are not needed:
# what is compiled comes ready-made.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
    -w services/api -w services/crm-sync -w services/notifier -w services/retry -w services/scheduler \
    -w services/crm-sandbox -w services/migrate \
  && rm -rf /root/.npm web infra node_modules/typescript

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/ ./
COPY services/ services/
COPY openapi/generated/ openapi/generated/
COPY infra/demo-pictures/ infra/demo-pictures/
COPY infra/docker/answers /usr/local/bin/answers
# a new volume takes over the owner of the folder that it is mounted on
RUN mkdir /data && chown node:node /data
USER node
