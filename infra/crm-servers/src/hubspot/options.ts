/** How the server behaves; every switch is something that accounts differ in or that goes wrong with real ones. */

export interface HubspotOptions {
  token: string;
  /** What the token may do; null: everything. */
  scopes: readonly string[] | null;
  /** In which the account's day ends (page "Account information"). */
  timeZone: string;
  /** How long the search's index lags behind (page "Search the CRM": new and changed records take a few moments). */
  indexDelayMs: number;
  /** Calls in each interval (page "Usage guidelines": 100 or 190 in 10 s); null: any number. */
  burst: { calls: number; intervalMs: number } | null;
  /** Calls left for the day; null: any number. */
  daily: number | null;
  /** Searches in each second: five for an account, whoever asks; null: any number. */
  searchesPerSecond: number | null;
  /** A batch that fails in part answers 207 with `errors`; otherwise one bad input fails it whole. */
  multiStatus: boolean;
  /** A batch finds a merged contact by its further e-mails; no page says so, and a 409 says it where it does not. */
  otherEmailsFound: boolean;
  /**
   * How a value that must be unique is refused: among the entries of properties, or in a sentence of its own that names the
   * record which has it ("Cannot set PropertyValueCoordinates…", quoted in answers of HubSpot's community).
   */
  clash: 'entry' | 'coordinates';
  /** Answers hold fields that no page names. */
  extraFields: boolean;
  /** So many records are made without the association that came with them, and the call ends with a 500. */
  breaksBeforeAssociation: number;
  /** Milliseconds since 1970. */
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
