/** One JSON object per line on stdout; personal data and secrets are kept out here. */
import { pino, type Bindings, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { withoutPersonalFields } from './personal-fields.ts';
import { safeError } from './safe-error.ts';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** In every line as `service`. */
  service: string;
  level?: string;
  destination?: DestinationStream;
}

/** Errors go under `err` and lose the values they quote. */
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
  // pino formats no child's own fields; grandchildren inherit this
  logger.child = function cleanChild(this: typeof logger, fields: Bindings, childOptions: object) {
    return child.call(this, withoutPersonalFields(fields), childOptions);
  } as typeof child;
  return logger;
}
