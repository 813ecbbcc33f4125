/** What a screen of staff may show: an event says of which of them something changed, and nothing else. */
export const changeKinds = ['leads', 'notices', 'deliveries', 'listings', 'mandates', 'agenda'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `person` 0: of nobody, or of everybody. */
export interface Change {
  /** `sessions`: some of a person's ended. `access`: what a person may do changed. */
  kind: ChangeKind | 'sessions' | 'access';
  person: number;
}

const known: readonly string[] = [...changeKinds, 'sessions', 'access'];

/** As migration 81 writes it; null: of a newer version, or somebody else's. */
export function readChange(payload: string): Change | null {
  const [kind = '', person = ''] = payload.split(':');
  if (!known.includes(kind) || !/^\d{1,10}$/.test(person)) return null;
  return { kind: kind as Change['kind'], person: Number(person) };
}
