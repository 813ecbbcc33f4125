/** What a screen sent, so that a test can say it exactly. */
import type { Call, Operation } from './answers.ts';
import type { OpenScreen } from './screen.tsx';

/** The calls of one operation, in order. */
export const callsTo = ({ api }: Pick<OpenScreen, 'api'>, operation: Operation): Call[] =>
  api.calls.filter((call) => call.operation === operation);

/** What was sent with them. */
export const bodiesTo = (screen: Pick<OpenScreen, 'api'>, operation: Operation): unknown[] =>
  callsTo(screen, operation).map(({ body }) => body);
