import { describe, expect, it } from 'vitest';
import { smtpOutcome } from './smtp-outcome.ts';

describe('smtpOutcome', () => {
  it.each([
    ['nobody listens', { code: 'ESOCKET', command: 'CONN' }, 'retry', 'mail.unreachable', false],
    ['nobody knows the name', { code: 'EDNS', command: 'CONN' }, 'retry', 'mail.unreachable', false],
    ['it says nothing', { code: 'ETIMEDOUT', command: 'CONN' }, 'retry', 'mail.timeout', false],
    [
      'the password is wrong',
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
      'retry',
      'mail.unauthorized',
      true,
    ],
    ['its certificate is wrong', { code: 'ETLS', command: 'STARTTLS' }, 'retry', 'mail.no_tls', true],
    [
      'it is too busy to greet',
      { code: 'ECONNECTION', responseCode: 421, command: 'CONN' },
      'retry',
      'mail.later',
      false,
    ],
    ['it wants us to wait', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'retry', 'mail.later', false],
    ['its disk is full', { code: 'EMESSAGE', responseCode: 452, command: 'DATA' }, 'retry', 'mail.later', false],
    [
      'our sender is not allowed',
      { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' },
      'retry',
      'mail.refuses_us',
      true,
    ],
  ] as const)('waits when %s', (_name, error, kind, code, alert) => {
    expect(smtpOutcome(error, false)).toMatchObject({ kind, code, alert });
  });

  it.each([
    ['RCPT TO', 'mail.recipient_refused'],
    ['DATA', 'mail.refused'],
  ])('is rejected by a 5xx to %s', (command, code) => {
    expect(smtpOutcome({ code: 'EENVELOPE', responseCode: 550, command }, false)).toMatchObject({
      kind: 'rejected',
      code,
      httpStatus: 550,
    });
  });

  it('knows nothing once the mail has left and no answer came', () => {
    expect(smtpOutcome({ code: 'ECONNECTION' }, true)).toMatchObject({ kind: 'unknown', code: 'mail.no_answer' });
    expect(smtpOutcome({ code: 'ETIMEDOUT' }, true).kind).toBe('unknown');
  });
});
