# Caddy with our configuration, as an ordinary user.
ARG CADDY_IMAGE=caddy:2
FROM ${CADDY_IMAGE}
# a new volume takes over the owner of the folder that it is mounted on
RUN mkdir -p /var/lib/manzil-caddy && chown 1000:1000 /var/lib/manzil-caddy
ENV XDG_DATA_HOME=/var/lib/manzil-caddy XDG_CONFIG_HOME=/tmp HOME=/tmp
COPY infra/caddy/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
