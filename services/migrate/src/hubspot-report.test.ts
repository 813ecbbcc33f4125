import { connectionCodes } from '@manzil/core/crm/crm';
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
    const never = new Set<string>(['fine', 'not_configured', 'key_missing', 'token_address_missing', 'scheme_wrong']);
    const ofPulls = new Set<string>(['on_offer', 'part_refused', 'lookups_unread', 'pull_fails']);
    const codes = connectionCodes.filter((code) => !never.has(code) && !ofPulls.has(code));
    for (const code of codes) {
      const { lines, ready } = reportLines({ ...nothing, findings: [{ code, params: {} }] });
      expect(lines[0]).not.toBe(code);
      expect(ready).toBe(code === 'clock_apart');
    }
  });
});
