/** OData JSON Format 4.0; Web API Core 2.4. */
import type { ResoServerOptions } from './options.ts';
import { spell, type Kind } from './schema.ts';
import type { FieldValue, StoredRecord } from './store.ts';

export function render(
  { values }: StoredRecord,
  fields: ReadonlyMap<string, Kind>,
  select: readonly string[] | null,
  options: ResoServerOptions,
): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  if (options.etags) said['@odata.etag'] = etagOf({ values });
  for (const name of select ?? fields.keys()) {
    const value = renderValue(values[name] ?? null, fields.get(name)!, options);
    if (value !== null || options.nulls === 'null') said[name] = value;
  }
  if (options.extraFields) {
    said['X_LocalRating'] = 4.5;
    said['@odata.id'] = 'Property';
    said['UnknownAnnotation@vendor.note'] = 'not in the metadata';
  }
  return said;
}

/** OData Protocol 4.0, 8.2.4; weak, as in RCP-10. */
export function etagOf({ values }: StoredRecord): string {
  return `W/"${Buffer.from(String(values['ModificationTimestamp'] ?? '')).toString('base64')}"`;
}

function renderValue(value: FieldValue, kind: Kind, options: ResoServerOptions): unknown {
  if (value === null) return null;
  if (kind === 'timestamp') return renderTimestamp(String(value), options.timestamps);
  if (kind === 'number' || kind === 'integer') return options.numbers === 'text' ? String(value) : value;
  if (kind === 'lookup') return spell(String(value), options.lookups);
  if (kind === 'lookups') {
    const spelled = [value].flat().map((one) => spell(String(one), options.lookups));
    return options.lookups === 'coded' ? spelled.join(',') : spelled;
  }
  return value;
}

/** Core 2.4 and 2.3.4. */
function renderTimestamp(iso: string, form: ResoServerOptions['timestamps']): string {
  const seconds = iso.slice(0, 19);
  const millis = iso.slice(20, 23);
  switch (form) {
    case 'millis':
      return iso;
    case 'none':
      return `${seconds}Z`;
    case 'micros':
      return `${seconds}.${millis}000Z`;
    case 'offset':
      return `${new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().slice(0, 23)}+03:00`;
    case 'late':
      return `${seconds}+00:00.${millis}`;
  }
}
