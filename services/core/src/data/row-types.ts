import pg from 'pg';

/** date, timestamp, timestamptz, interval */
const moments = [1082, 1114, 1184, 1186];
/** Arrays of them. */
const momentArrays = [1182, 1115, 1185, 1187];
const timestamptz = 1184;
const int8 = 20;
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** As the driver reads text[], which its list of names leaves out. */
const parseTexts = pg.types.getTypeParser(1009 as never) as (text: string) => unknown;

/** Moments stay PostgreSQL's text, to the microsecond, as in MikroORM's own driver. */
export const rowTypes = new pg.TypeOverrides();
for (const oid of moments) rowTypes.setTypeParser(oid, (text: string) => text);
for (const oid of momentArrays) rowTypes.setTypeParser(oid, parseTexts);

/** Moments as ISO 8601 UTC with milliseconds, 64-bit whole numbers as numbers: none comes near 2^53. */
export const isoRowTypes = new pg.TypeOverrides();
for (const oid of moments) isoRowTypes.setTypeParser(oid, (text: string) => text);
for (const oid of momentArrays) isoRowTypes.setTypeParser(oid, parseTexts);
isoRowTypes.setTypeParser(timestamptz, isoMoment);
isoRowTypes.setTypeParser(int8, Number);

/** As PostgreSQL writes them: `2026-11-21 12:30:00.5+03`, `-infinity`; what no calendar of ours holds stays. */
function isoMoment(text: string): string {
  // in UTC, as servers are set up
  const [, day, time, fraction = ''] = inUtc.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
  const moment = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
