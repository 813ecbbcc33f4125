/** Every secret that lies sealed in the database, and how it comes under another SETTINGS_KEY. */
import { mailboxPlatform } from '../mailbox/store/mailbox-settings.ts';
import { totpPlace } from '../accounts/totp-place.ts';
import { credentialNames } from '../crm/crm-credentials.ts';
import { placeOf, sealedIn } from '../crm/store/crm-credentials-store.ts';
import type { Queryable } from '../data/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { assistantProviders } from '../settings/integration-settings.ts';

export interface SealedCounts {
  current: number;
  /** Open with the former key, or have the form before keys had ids. */
  former: number;
  /** For people: which neither key opens. */
  unreadable: string[];
}

interface Sealed {
  /** What a person calls it; no name of anybody. */
  name: string;
  place: string;
  value: string;
}

/** A row with sealed parts. `replace` changes it only while it is as it was read; false when somebody was faster. */
interface SealedRow {
  parts: Sealed[];
  replace: (values: readonly string[]) => Promise<boolean>;
}

/** What somebody changed meanwhile is read again, so often. */
const mostPasses = 5;

/** Changes nothing. */
export async function countSealed(db: Queryable, box: SecretBox): Promise<SealedCounts> {
  const counts: SealedCounts = { current: 0, former: 0, unreadable: [] };
  for (const { parts } of await sealedRows(db)) for (const part of parts) count(part, box, counts);
  return counts;
}

/**
 * A row at a time, so that it may be cut off and run again while the site runs. What cannot be opened stays as it is.
 * @returns how many secrets were sealed anew
 */
export async function resealSecrets(db: Queryable, box: SecretBox): Promise<number> {
  let resealed = 0;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    let overtaken = false;
    for (const { parts, replace } of await sealedRows(db)) {
      const values = parts.map((part) => sealedAnew(part, box));
      const changed = values.filter((value, at) => value !== parts[at]?.value).length;
      if (changed === 0) continue;
      if (await replace(values)) resealed += changed;
      else overtaken = true;
    }
    if (!overtaken) break;
  }
  return resealed;
}

function count({ name, place, value }: Sealed, box: SecretBox, counts: SealedCounts): void {
  if (box.open(value, place) === null) counts.unreadable.push(name);
  else if (box.isCurrent(value)) counts.current += 1;
  else counts.former += 1;
}

function sealedAnew({ place, value }: Sealed, box: SecretBox): string {
  if (box.isCurrent(value)) return value;
  const secret = box.open(value, place);
  return secret === null ? value : box.seal(secret, place);
}

/** An app that is being added just now lies in its session for ten minutes, and opens with the former key until then. */
const sealedRows = async (db: Queryable): Promise<SealedRow[]> => [...(await settings(db)), ...(await apps(db))];

async function settings(db: Queryable): Promise<SealedRow[]> {
  const { rows } = await db.query<{ platform: string; config: string }>(
    'select platform, config::text as config from integration_settings order by platform',
  );
  return rows.flatMap(({ platform, config: before }) => {
    const config = JSON.parse(before) as Record<string, unknown>;
    const fields = sealedFields(platform).filter(({ field }) => typeof config[field] === 'string');
    if (fields.length === 0) return [];
    return {
      parts: fields.map(({ field, place }) => ({
        name: `${platform} ${field}`,
        place,
        value: config[field] as string,
      })),
      replace: async (values) => {
        const sealed = Object.fromEntries(fields.map(({ field }, at) => [field, values[at]]));
        // who reads when it was saved reads updated_at, which stays
        const { rowCount } = await db.query(
          'update integration_settings set config = $3 where platform = $1 and config::text = $2',
          [platform, before, JSON.stringify({ ...config, ...sealed })],
        );
        return rowCount === 1;
      },
    };
  });
}

function sealedFields(platform: string): { field: string; place: string }[] {
  if (assistantProviders.some((provider) => provider === platform)) return [{ field: 'key', place: platform }];
  if (platform === mailboxPlatform) return [{ field: 'password', place: mailboxPlatform }];
  const crm = platform.startsWith(placeOf('')) ? platform.slice(placeOf('').length) : null;
  return crm === null ? [] : credentialNames.map((field) => ({ field, place: sealedIn(crm, field) }));
}

async function apps(db: Queryable): Promise<SealedRow[]> {
  const { rows } = await db.query<{ id: number; secret: string }>(
    'select user_id as id, secret from totp_factors order by user_id',
  );
  return rows.map(({ id, secret }) => ({
    parts: [{ name: `the authenticator app of account ${String(id)}`, place: totpPlace(id), value: secret }],
    replace: async ([value]) => {
      const { rowCount } = await db.query('update totp_factors set secret = $3 where user_id = $1 and secret = $2', [
        id,
        secret,
        value,
      ]);
      return rowCount === 1;
    },
  }));
}
