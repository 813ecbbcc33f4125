import { expect, it } from 'vitest';
import { mapsAddress } from './maps-address.ts';
import { defaultOffice, type Office, type OfficeHours } from './office.ts';
import { officeProblems } from './office-rules.ts';

const { hours } = defaultOffice;
const name = { en: 'Feast', ar: 'عيد' };
const week = (...sunday: [string, string][]): OfficeHours['week'] => [
  sunday.map(([opens, closes]) => ({ opens, closes })),
  ...hours.week.slice(1),
];

it('an office as it comes breaks no rule', () => {
  expect(officeProblems(defaultOffice)).toEqual([]);
});

it.each<[string, Partial<Office>, string[]]>([
  ['a colour that nobody reads', { primaryColour: '#ffcc00' }, ['primaryColour contrast']],
  ['an accent that nobody reads', { accentColour: '#cccccc' }, ['accentColour contrast']],
  [
    'a day that ends before it begins',
    { hours: { ...hours, week: week(['17:00', '09:00']) } },
    ['hours.week.0 hours_order'],
  ],
  ['a day of no length', { hours: { ...hours, week: week(['09:00', '09:00']) } }, ['hours.week.0 hours_order']],
  [
    'ranges that overlap',
    { hours: { ...hours, week: week(['09:00', '12:00'], ['11:59', '17:00']) } },
    ['hours.week.0 hours_order'],
  ],
  ['ranges that touch, which is none', { hours: { ...hours, week: week(['09:00', '12:00'], ['12:00', '17:00']) } }, []],
  ['no open day', { hours: { ...hours, week: [[], [], [], [], [], [], []] } }, ['hours.week never_open']],
  [
    'a holiday that ends before it begins',
    { hours: { ...hours, holidays: [{ from: '2026-12-19', to: '2026-12-18', name }] } },
    ['hours.holidays.0.to days_order'],
  ],
  [
    'a holiday of 61 days',
    { hours: { ...hours, holidays: [{ from: '2026-01-01', to: '2026-03-02', name }] } },
    ['hours.holidays.0.to holiday_length'],
  ],
  [
    'a holiday of 60 days, which is none',
    { hours: { ...hours, holidays: [{ from: '2026-01-01', to: '2026-03-01', name }] } },
    [],
  ],
  [
    'Ramadan backwards',
    { hours: { ...hours, ramadan: { from: '2027-03-09', to: '2027-02-08', week: hours.week } } },
    ['hours.ramadan.to days_order'],
  ],
  [
    'hours of Ramadan backwards',
    { hours: { ...hours, ramadan: { from: '2027-02-08', to: '2027-03-09', week: week(['14:00', '10:00']) } } },
    ['hours.ramadan.week.0 hours_order'],
  ],
])('names %s [M-1115 M-1116]', (_name, change, expected) => {
  expect(officeProblems({ ...defaultOffice, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

it('opens the map at the exact place where there is one', () => {
  expect(mapsAddress(defaultOffice)).toBe(
    'https://www.google.com/maps/search/?api=1&query=Marina%20District%2C%20Lusail%2C%20Qatar',
  );
  expect(mapsAddress({ ...defaultOffice, position: { latitude: 25.4, longitude: 51.5 } })).toContain(
    'query=25.4%2C51.5',
  );
});
