import { expect, it } from 'vitest';
import { contact as arabic } from '#i18n/ar/site/contact.ts';
import { contact as english } from '#i18n/en/site/contact.ts';
import { company } from './company.ts';

it('the hours on the contact page are those that the chat tells', () => {
  const { days, opens, closes } = company.hours;
  expect([days[0], days.at(-1), days.length]).toEqual([0, 4, 5]);
  expect(english.hours).toMatchObject({
    weekdays: 'Sunday - Thursday',
    weekdaysTime: `${String(opens)}:00 AM - ${String(closes - 12)}:00 PM`,
  });
  const eastern = (hour: number) => new Intl.NumberFormat('ar-QA-u-nu-arab').format(hour);
  expect(arabic.hours.weekdaysTime).toBe(`${eastern(opens)}:٠٠ صباحًا - ${eastern(closes - 12)}:٠٠ مساءً`);
});
