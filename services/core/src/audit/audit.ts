export const auditKinds = [
  'auth',
  'user',
  'token',
  'role',
  'session',
  'property',
  'lead',
  'contact',
  'owner',
  'mandate',
  'team',
  'lead_rule',
  'task',
  'viewing',
  'calendar_feed',
  'template',
  'post',
  'category',
  'agent',
  'social_link',
  'view',
  'meta_tag',
  'setting',
  'schedule',
  'crm',
  'media',
  'personal_data',
  'audit',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** In the past tense. */
export const auditVerbs = [
  'created',
  'updated',
  'deleted',
  'restored',
  'purged',
  'duplicated',
  'featured',
  'unfeatured',
  'random_featured',
  'features_cleared',
  'reordered',
  'imported',
  'exported',
  'listed',
  'erased',
  'assigned',
  'synced',
  'bulk_updated',
  'bulk_deleted',
  'bulk_synced',
  'override_released',
  'uploaded',
  'retried',
  'replayed',
  'pause_ended',
  'full_pull_asked',
  'reconciled',
  'removals_applied',
  'removals_refused',
  'former_decided',
  'untold_decided',
  'tested',
  'scanned',
  'faults_set',
  'test_leads_sent',
  'test_leads_removed',
  'duty_changed',
  'confirmed',
  'unsubscribed',
  'merged',
  'merge_undone',
  'told_apart',
  'consent_withdrawn',
  'ended_early',
  'file_added',
  'file_removed',
  'file_read',
  'anonymised',
  'retention_confirmed',
  'retention_stopped',
  'entry_added',
  'entry_changed',
  'mail_written',
  'whatsapp_opened',
  'signed_in',
  'signed_out',
  'sign_in_refused',
  'sign_in_limited',
  'factor_added',
  'factor_removed',
  'factor_refused',
  'factors_reset',
  'factor_rules_set',
  'recovery_codes_made',
  'refused',
  'invited',
  'invitation_withdrawn',
  'disabled',
  'enabled',
  'credentials_changed',
  'credentials_refused',
  'password_forgotten',
  'password_reset',
  'link_made',
  'dropped',
  'ended',
  'others_ended',
  'session_ended',
  'sessions_ended',
  'unmasked',
  'identity_linked',
  'identity_unlinked',
  'revoked',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];
export type AuditAction = `${AuditKind}.${AuditVerb}`;

/** Entries of one file; more are taken by some months. */
export const mostAuditExported = 100_000;

export type AuditState = Readonly<Record<string, unknown>>;

/** That it changed still shows. */
export const redacted = '[redacted]';
const mostCharacters = 2_000;

const personal =
  /^(first_?name|last_?name|full_?name|e?mail|e_mail|phone|mobile|whatsapp(_?number)?|document_?number|message|notes?|address_?line|ip|password.*|.*secret|.*token|.*_?api_?key|hash|captcha.*|date_?of_?birth)$/i;
/** A plain `name` is a person's. */
const peoplesNames: ReadonlySet<AuditKind> = new Set(['lead', 'user', 'agent', 'owner']);
const address = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Drops personal data, secrets, addresses, inline files; cuts long texts. */
export function redact(kind: AuditKind, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 200).map((entry) => redact(kind, entry));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, isPrivate(kind, name) && !isNothing(member) ? redacted : redact(kind, member)]),
  );
}

/** Only what differs, compared before redaction, so that personal values show a change. */
export function auditedChange(
  kind: AuditKind,
  before: AuditState | null,
  after: AuditState | null,
): { before: AuditState | null; after: AuditState | null } {
  const clean = (state: AuditState | null, names?: readonly string[]): AuditState | null =>
    state === null
      ? null
      : (redact(
          kind,
          names === undefined ? state : Object.fromEntries(names.map((name) => [name, state[name] ?? null])),
        ) as AuditState);
  if (before === null || after === null) return { before: clean(before), after: clean(after) };
  // a patch names what it changes
  const changed = Object.keys(after).filter((name) => after[name] !== undefined && !same(before[name], after[name]));
  return { before: clean(before, changed), after: clean(after, changed) };
}

function isPrivate(kind: AuditKind, name: string): boolean {
  return personal.test(name) || (peoplesNames.has(kind) && /^name(_?ar)?$/i.test(name));
}

const isNothing = (value: unknown): boolean => value === null || value === '';

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function redactText(text: string): string {
  if (text.startsWith('data:')) return '[file]';
  const without = text.replace(address, redacted);
  return without.length > mostCharacters ? `${without.slice(0, mostCharacters)}…` : without;
}
