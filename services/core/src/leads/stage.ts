/** How it ended with a person. */
export const stageOutcomes = ['won', 'lost', 'spam'] as const;
export type StageOutcome = (typeof stageOutcomes)[number];

/** Columns of the board, and of one choice. */
export const mostStages = 20;
export const mostLostReasons = 30;
