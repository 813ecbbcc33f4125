export interface HubspotOptions {
  token: string;
  scopes: readonly string[] | null;
  /** Decides when its day ends (page "Account information"). */
  timeZone: string;
  /** Page "Search the CRM": changes take a few moments. */
  indexDelayMs: number;
  /** Page "Usage guidelines": 100 or 190 in 10 s. Null: any number. */
  burst: { calls: number; intervalMs: number } | null;
  daily: number | null;
  /** Real accounts: five, whoever asks. Null: any number. */
  searchesPerSecond: number | null;
  /** 207 with `errors`; otherwise one bad input fails the batch. */
  multiStatus: boolean;
  /** No page says so of merged contacts. */
  otherEmailsFound: boolean;
  /** A taken unique value: a property's entry, or a sentence ("Cannot set PropertyValueCoordinates…", HubSpot's community). */
  clash: 'entry' | 'coordinates';
  /** In no page. */
  extraFields: boolean;
  /** So many associations are lost, with a 500. */
  breaksBeforeAssociation: number;
  /** Ms since 1970. */
  now: () => number;
}

export const usualOptions: HubspotOptions = {
  token: 'hubspot-test-token',
  scopes: null,
  timeZone: 'Asia/Qatar',
  indexDelayMs: 0,
  burst: null,
  daily: null,
  searchesPerSecond: null,
  multiStatus: true,
  otherEmailsFound: true,
  clash: 'entry',
  extraFields: true,
  breaksBeforeAssociation: 0,
  now: () => Date.now(),
};
