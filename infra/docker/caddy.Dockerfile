# Caddy with our configuration, as an ordinary user.
ARG CADDY_IMAGE=caddy:2
FROM ${CADDY_IMAGE}
# The program carries a permission to open ports below 1024, and Linux does not start it where that is dropped. A copy has none.
RUN program=$(command -v caddy) && cp "$program" /tmp/caddy && mv /tmp/caddy "$program"
# a new volume takes over the owner of the folder that it is mounted on
RUN mkdir -p /var/lib/manzil-caddy && chown 1000:1000 /var/lib/manzil-caddy
ENV XDG_DATA_HOME=/var/lib/manzil-caddy XDG_CONFIG_HOME=/tmp HOME=/tmp
COPY infra/caddy/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
