/** What staff write down of a lead, one after another. */
export const entryKinds = ['note', 'call', 'viewing', 'email'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How a call ended. */
export const callOutcomes = ['reached', 'no_answer', 'call_back', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const mostEntryCharacters = 5_000;
