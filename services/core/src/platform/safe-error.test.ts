import { describe, expect, it } from 'vitest';
import { safeError, safeText } from './safe-error.ts';

describe('safeText', () => {
  it.each([
    ['Key (email)=(a.b@c.example) already exists', 'Key (email)=(…) already exists'],
    ["insert into leads values ('Noor', 'it''s')", "insert into leads values ('…', '…')"],
    ['call +974 5555 1234 now', 'call [number] now'],
    ['mail to a.b+c@d-e.example.', 'mail to [email].'],
    ['two\n  lines', 'two lines'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('%j becomes %j', (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  it('cuts after the given length and stays quick on long input', () => {
    expect(safeText('a '.repeat(100_000), 10)).toHaveLength(10);
    expect(safeText(`'${'\\a'.repeat(50_000)}`, 10).length).toBeLessThanOrEqual(10);
  });
});

describe('safeError', () => {
  it('takes anything that can be thrown', () => {
    expect(safeError('plain')).toEqual({ type: 'string', message: 'plain' });
    expect(safeError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });

  it('keeps causes, but not without end', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(safeError(error)).toMatchObject({ message: 'outer', cause: { type: 'TypeError', message: 'inner' } });
    const round: Error & { cause?: unknown } = new Error('round');
    round.cause = round;
    expect(JSON.stringify(safeError(round)).match(/"round"/g)).toHaveLength(4);
  });
});
