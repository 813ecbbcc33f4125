import { expect, it } from 'vitest';
import { closedSentence, weekSentence, weekTable } from './hours-words.ts';
import { defaultOffice } from './office.ts';

const { week } = defaultOffice.hours;
const noon = [
  { opens: '08:30', closes: '12:00' },
  { opens: '16:00', closes: '20:00' },
];

it('writes the usual week as it always stood [M-1115]', () => {
  expect(weekTable(week, 'en')).toEqual([
    { days: 'Sunday - Thursday', time: '9:00 AM - 5:00 PM' },
    { days: 'Friday', time: null },
    { days: 'Saturday', time: null },
  ]);
  expect(weekTable(week, 'ar')[0]).toEqual({ days: 'الأحد - الخميس', time: '٩:٠٠ صباحًا - ٥:٠٠ مساءً' });
  expect(weekSentence(week, 'en')).toBe('Sunday to Thursday, 9:00 AM to 5:00 PM');
  expect(weekSentence(week, 'ar')).toBe('من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٥:٠٠ مساءً');
  expect(closedSentence(week, 'en')).toBe('On Friday and Saturday it is closed.');
  expect(closedSentence(week, 'ar')).toBe('وهو مغلق يومي الجمعة والسبت.');
});

it('writes broken days, single days and weeks without a closed one [M-1115]', () => {
  const broken = [noon, noon, [], [], [], [], [{ opens: '00:00', closes: '12:30' }]];
  expect(weekTable(broken, 'en')[0]).toEqual({
    days: 'Sunday - Monday',
    time: '8:30 AM - 12:00 PM, 4:00 PM - 8:00 PM',
  });
  expect(weekTable(broken, 'en')).toHaveLength(6);
  expect(weekSentence(broken, 'en')).toBe(
    'Sunday to Monday, 8:30 AM to 12:00 PM and 4:00 PM to 8:00 PM; Saturday, 12:00 AM to 12:30 PM',
  );
  expect(weekSentence(broken, 'ar')).toContain('؛ يوم السبت، من ١٢:٠٠ صباحًا إلى ١٢:٣٠ مساءً');
  expect(closedSentence(broken, 'ar')).toBe('وهو مغلق أيام الثلاثاء والأربعاء والخميس والجمعة.');
  expect(
    closedSentence(
      Array.from({ length: 7 }, () => noon),
      'en',
    ),
  ).toBe('');
  expect(closedSentence([[], ...Array.from({ length: 6 }, () => noon)], 'ar')).toBe('وهو مغلق يوم الأحد.');
});
