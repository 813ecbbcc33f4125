/** What staff write to a person from here. Also for browsers. */
export const messageChannels = ['whatsapp', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const mostMessageFiles = 5;
/** Of one. */
export const mostMessageFileBytes = 5 * 1024 * 1024;
/** Of all that go with one mail: many mail servers refuse more. */
export const mostMessageBytes = 10 * 1024 * 1024;

export type MessageProblem =
  | 'no_lead'
  | 'anonymous'
  | 'no_address'
  | 'other_text'
  | 'unknown_file'
  | 'too_many_files'
  | 'too_large';

export class MessageError extends Error {
  readonly problem: MessageProblem;

  constructor(problem: MessageProblem) {
    super(`The message was not taken: ${problem}`);
    this.name = 'MessageError';
    this.problem = problem;
  }
}
