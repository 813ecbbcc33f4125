# Read by the commands beside it: which compose there is, and how they speak. Runs at the root of the repository.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# One sentence, and exit code 1.
fail() { echo "$program: $*" >&2; exit 1; }

[ -f .env ] || fail "there is no .env; copy .env.example and set it."
if docker compose version >/dev/null 2>&1; then compose=(docker compose); else compose=(docker-compose); fi
command -v "${compose[0]}" >/dev/null || fail "neither docker compose nor docker-compose is installed."

# The ids of a service's running containers, oldest first.
containers_of() {
  local ids; ids=$("${compose[@]}" ps -q "$1" 2>/dev/null) || return 0
  [ -z "$ids" ] && return 0
  # shellcheck disable=SC2086
  docker inspect -f '{{.State.Running}} {{.Created}} {{.Id}}' $ids | sort | awk '$1 == "true" {print $3}'
}

# One running container of a service; fails with a sentence when there is none.
one_of() {
  local id; id=$(containers_of "$1" | head -n 1)
  [ -n "$id" ] || fail "$1 does not run; start it with: ${compose[*]} up -d $1"
  echo "$id"
}

# Waits until a container's health check succeeds, at most $2 seconds.
healthy() {
  local until=$((SECONDS + $2))
  while ((SECONDS < until)); do
    case "$(docker inspect -f '{{.State.Running}} {{if .State.Health}}{{.State.Health.Status}}{{end}}' "$1" 2>/dev/null)" in
      'true healthy') return 0 ;;
      'false '*) return 1 ;;
    esac
    sleep 1
  done
  return 1
}
