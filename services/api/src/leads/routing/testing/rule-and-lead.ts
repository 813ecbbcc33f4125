import type { NewLead } from '@manzil/core/leads/lead';
import type { Staff } from '../../../testing/sign-in.ts';
import type { TestApi } from '../../../testing/start-api.ts';

export const ruleOfAll = {
  name: 'All',
  isActive: true,
  agentIds: [],
  districts: [],
  languages: [],
  kinds: [],
  days: [],
  dutyFrom: null,
  dutyTo: null,
  action: 'people',
};

let last = 0;
/** Each from a request of its own. */
export const lead = (changes: Partial<NewLead> = {}): NewLead => ({
  firstName: 'Noura',
  lastName: '',
  email: 'noura@example.com',
  phone: null,
  message: null,
  source: 'contact_form',
  propertyId: null,
  agentId: null,
  page: null,
  language: 'en',
  consent: null,
  idempotency: null,
  requestId: `r${String((last += 1))}`,
  ...changes,
});

/** How many leads each has. */
export async function sharesOf(api: TestApi, people: readonly Staff[]): Promise<number[]> {
  const { rows } = await api.pool.query<{ who: number; n: number }>(
    'select assignee_id as who, count(*)::integer as n from leads group by 1',
  );
  return people.map(({ id }) => rows.find(({ who }) => who === id)?.n ?? 0);
}
