import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function capture(): { lines: Record<string, unknown>[]; write: (line: string) => void } {
  const lines: Record<string, unknown>[] = [];
  return { lines, write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
}

describe('createLogger', () => {
  it('writes one JSON object with level, service and message', () => {
    const sink = capture();
    createLogger({ service: 'api', destination: sink }).info({ port: 3001 }, 'ready');
    expect(sink.lines).toMatchObject([{ level: 'info', service: 'api', port: 3001, msg: 'ready' }]);
  });

  it('keeps personal data and secrets out, also in nested objects and in children', () => {
    const sink = capture();
    const log = createLogger({ service: 'api', destination: sink }).child({ requestId: 'r1' });
    const lead = { email: 'noor@example.com', firstName: 'Noor', phone: '+97455551234', message: 'Noor asks' };
    log.warn(
      { lead, email: lead.email, message: lead.message, headers: { cookie: 'Noor', authorization: 'Noor' } },
      'x',
    );
    log.warn({ req: { headers: { 'set-cookie': 'Noor' } }, a: { lead } }, 'x');
    const text = JSON.stringify(sink.lines);
    expect(text).not.toMatch(/example\.com|55551234|"cookie":"Noor"|"authorization":"Noor"|"set-cookie":"Noor"/);
    expect(text).not.toContain('"firstName":"Noor"');
    expect(sink.lines[0]).toMatchObject({ requestId: 'r1' });
  });

  it('looks into lists, leaves dates, and goes no deeper than four', () => {
    const sink = capture();
    const log = createLogger({ service: 'api', destination: sink }).child({ email: 'noor@example.com' });
    const at = new Date('2026-01-02T03:04:05Z');
    log.info({ leads: [{ phone: '+97455551234', id: 7 }], at, a: { b: { c: { d: { e: { f: 1 } } } } } }, 'x');
    expect(sink.lines).toMatchObject([
      {
        email: '[redacted]',
        leads: [{ phone: '[redacted]', id: 7 }],
        at: '2026-01-02T03:04:05.000Z',
        a: { b: { c: { d: { e: '[deep]' } } } },
      },
    ]);
  });

  it('writes errors with type, code and place, without what they quote', () => {
    const sink = capture();
    const error = Object.assign(new Error("duplicate key (email)=(noor@example.com), values ('Noor')"), {
      code: '23505',
      detail: 'Noor',
    });
    createLogger({ service: 'api', destination: sink }).error({ err: error }, 'failed');
    expect(JSON.stringify(sink.lines)).not.toContain('oor');
    expect(sink.lines[0]).toMatchObject({
      err: { type: 'Error', code: '23505', stack: expect.stringContaining('at ') },
    });
  });
});
