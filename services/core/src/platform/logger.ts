/** One JSON object per line on stdout. Personal data and secrets are kept out here, whoever writes the line. */
import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { safeError } from './safe-error.ts';

export type Logger = PinoLogger;

const personal = ['email', 'phone', 'firstName', 'lastName', 'fullName', 'message', 'body', 'payload', 'whatsapp'];
const secrets = [
  'password',
  'token',
  'apiKey',
  'secret',
  'authorization',
  'cookie',
  'DATABASE_URL',
  'REDIS_URL',
  'connectionString',
];

const redacted = [
  ...[...personal, ...secrets].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  '["set-cookie"]',
  '*["set-cookie"]',
  '*.*["set-cookie"]',
].filter((path) => path !== '*.message' && path !== '*.*.message');

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
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: safeError, error: safeError },
    redact: { paths: redacted, censor: '[redacted]' },
  };
  return options.destination === undefined ? pino(settings) : pino(settings, options.destination);
}
