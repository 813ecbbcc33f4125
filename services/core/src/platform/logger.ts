/** One JSON object per line on stdout. Personal data and secrets are kept out here, whoever writes the line. */
import { pino, type Bindings, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { withoutPersonalFields } from './personal-fields.ts';
import { safeError } from './safe-error.ts';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** Name of the process or part; stands in every line as `service`. */
  service: string;
  level?: string;
  /** Where lines go instead of stdout, for tests. */
  destination?: DestinationStream;
}

/** Makes a logger; `logger.child({ deliveryId })` adds fields. Errors go under `err` and lose the values they quote. */
export function createLogger(options: LoggerOptions): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: { service: options.service, pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: withoutPersonalFields,
    },
    serializers: { err: safeError, error: safeError },
  };
  const logger = options.destination === undefined ? pino(settings) : pino(settings, options.destination);
  const { child } = logger;
  // pino hands a child's own fields to no formatter; children of children inherit this one
  logger.child = function cleanChild(this: typeof logger, fields: Bindings, childOptions: object) {
    return child.call(this, withoutPersonalFields(fields), childOptions);
  } as typeof child;
  return logger;
}
