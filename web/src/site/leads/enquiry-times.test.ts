import { describe, expect, it } from 'vitest';
import { clockOf, momentOf, weekdayOf } from './enquiry-times.ts';

describe('moments of an enquiry', () => {
  it('are written in Qatar’s time and in the digits of the language [M-1015]', () => {
    // on Sunday in Doha already
    const time = '2026-11-28T21:05:00.000Z';
    expect(clockOf(time, 'en')).toBe('12:05\u00a0AM');
    expect(clockOf(time, 'ar')).toBe('١٢:٠٥\u00a0صباحًا');
    expect(clockOf('2026-11-29T14:00:00.000Z', 'ar')).toBe('٥:٠٠\u00a0مساءً');
    expect([weekdayOf(time, 'en'), weekdayOf(time, 'ar')]).toEqual(['Sunday', 'الأحد']);
    expect(momentOf(time, 'en')).toBe('November 29 at 12:05\u00a0AM');
    expect(momentOf(time, 'ar')).toBe('٢٩ نوفمبر في ١٢:٠٥\u00a0صباحًا');
  });
});
