/** Errors as they may be logged or stored: database errors quote rows, and rows hold names, addresses and messages. */

export interface SafeError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
}

const email = /[^\s@'"<>(),;:]+@[^\s@'"<>(),;:]+\.[^\s@'"<>(),;:]+/g;
const quoted = /'(?:[^'\\]|\\.|'')*'/g;
const longNumber = /\+?\d[\d\s().-]{6,}\d/g;
const keyDetail = /\)=\([^)]*\)/g;

/** Text without quoted values, e-mail addresses and phone numbers, at most `max` characters. */
export function safeText(text: string, max = 200): string {
  return text
    .slice(0, 20_000)
    .replace(quoted, "'…'")
    .replace(keyDetail, ')=(…)')
    .replace(email, '[email]')
    .replace(longNumber, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}

/** Anything that was thrown, with its type, code and place, but without the values it happened over. */
export function safeError(thrown: unknown, depth = 3): SafeError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: safeText(String(thrown)) };
  const { code } = thrown as { code?: unknown };
  const frames = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: thrown.name,
    message: safeText(thrown.message, 500),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(frames !== undefined && frames.length > 0 ? { stack: frames.slice(0, 12).join('\n') } : {}),
    ...(thrown.cause !== undefined && depth > 0 ? { cause: safeError(thrown.cause, depth - 1) } : {}),
  };
}
