/** Database errors quote rows, which hold names, addresses and messages. */

export interface SafeError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
}

/** Bounded: a long text without an @ would cost the square of its length. */
const email = /[^\s@'"<>(),;:]{1,64}@[^\s@'"<>(),;:]{1,190}\.[\p{L}\d-]{1,63}/gu;
const quoted = /'(?:[^'\\]|\\.|'')*'/g;
const network = String.raw`(?<!\d)(?!\d{1,3}(?:\.\d{1,3}){3}(?!\d))`;
const longNumber = new RegExp(String.raw`${network}\+?\d[\d\s().-]{6,30}\d`, 'g');
const keyDetail = /\)=\([^)]*\)/g;

/** Without quoted values, e-mail addresses and phone numbers. */
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

/** Type, code and place, without the values. */
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
