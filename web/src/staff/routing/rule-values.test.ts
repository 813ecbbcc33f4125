import { expect, it } from 'vitest';
import type { LeadRule } from './api/routing.ts';
import { startValues, toBody } from './rule-values.ts';

const rule: LeadRule = {
  id: 1,
  name: 'Lusail',
  isActive: true,
  agentIds: [3],
  districts: ['lusail'],
  languages: ['ar'],
  kinds: ['office'],
  days: [0, 4],
  dutyFrom: 540,
  dutyTo: 1_025,
  action: 'people',
  people: [{ userId: 8, weight: 2 }],
};
const people = [{ id: 7 }, { id: 8 }];

it('gives back what was stored when nothing was changed [M-1078]', () => {
  const { id: _id, ...content } = rule;
  const values = startValues(rule, people);
  expect([values.dutyFrom, values.dutyTo, values.weights]).toEqual(['09:00', '17:05', { p7: '0', p8: '2' }]);
  expect(toBody(values)).toEqual(content);
});

it('names nobody where it goes to whose listing it is, and asks for nothing at first [M-1078]', () => {
  expect(toBody({ ...startValues(rule, people), action: 'agent' }).people).toEqual([]);
  expect(toBody(startValues(null, people))).toMatchObject({ agentIds: [], days: [], dutyFrom: null, dutyTo: null });
});
