import { connectionCodes } from '@manzil/core/domain/crm';
import { describe, expect, it } from 'vitest';
import { reportLines } from './hubspot-report.ts';

const nothing = { made: [], failed: [], findings: [], lackingScopes: null };

describe('the report of the set-up', () => {
  it('says that the account is ready, and what was made', () => {
    const { lines, ready } = reportLines({ ...nothing, made: ['deals.manzil_reference'] });
    expect(ready).toBe(true);
    expect(lines).toEqual(['Made deals.manzil_reference', 'The account is ready.']);
  });

  it('has words for whatever a test of the connection finds', () => {
    // these two cannot come of a set-up: it does not begin without a token, and fine is no finding
    const codes = connectionCodes.filter((code) => code !== 'fine' && code !== 'not_configured');
    for (const code of codes) {
      const { lines, ready } = reportLines({ ...nothing, findings: [{ code, params: {} }] });
      expect(lines[0]).not.toBe(code);
      expect(ready).toBe(code === 'clock_apart');
    }
  });
});
