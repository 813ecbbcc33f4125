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
  /** Removing what is not associated: 204 (as deleting a record twice), or 404. No page says. */
  removingTwice: 204 | 404;
  /** So many readings show a record's contacts as before the last change. No page says when a change is seen. */
  lateReadings: number;
  /** A record shows so many associations at once (changelog, "How v3 CRM APIs return association data"). */
  associationsShown: number;
  /** An administrator's limit (changelog, "Associations API Enables Admins to Configure Association Limits"). Null: none. */
  mostContacts: number | null;
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
  removingTwice: 204,
  lateReadings: 0,
  associationsShown: 100,
  mostContacts: null,
  now: () => Date.now(),
};
