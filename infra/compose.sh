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

# A value of .env as it stands there, without quotes; empty for none.
of_env() { sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^\(['\"]\)\(.*\)\1$/\2/"; }

# Enquiries that were erased, by the database of this container: reference, then provider and id of its copy in the CRM where it has or
# may have one, between tabs. And owners, by number. Empty before there is a log.
erased_leads() {
  docker exec -i "$1" sh -c 'PGPASSWORD=$POSTGRES_PASSWORD exec psql -qAtX -v ON_ERROR_STOP=1 -h 127.0.0.1 -U manzil -d manzil' <<'SQL'
select to_regclass('public.audit_entries') is not null as logged, to_regclass('public.crm_duties') is not null as duties \gset
\if :duties
select distinct concat_ws(E'\t', e.subject_label, d.provider, case when d.crm_id ~ '^[[:graph:]]{1,200}$' then d.crm_id end)
from audit_entries e left join crm_duties d on d.lead_reference = e.subject_label and d.kind = 'erase'
where e.action = 'lead.erased' and e.subject_label like 'MZL-%' order by 1;
\elif :logged
select distinct subject_label from audit_entries where action = 'lead.erased' and subject_label like 'MZL-%' order by 1;
\endif
\if :logged
select distinct 'owner-' || subject_id from audit_entries where action = 'owner.erased' order by 1;
\endif
SQL
}
