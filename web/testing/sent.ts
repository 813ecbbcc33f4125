import type { Call, Operation } from './answers.ts';
import type { OpenScreen } from './screen.tsx';

export const callsTo = ({ api }: Pick<OpenScreen, 'api'>, operation: Operation): Call[] =>
  api.calls.filter((call) => call.operation === operation);

export const bodiesTo = (screen: Pick<OpenScreen, 'api'>, operation: Operation): unknown[] =>
  callsTo(screen, operation).map(({ body }) => body);
