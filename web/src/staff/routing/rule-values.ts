import type { LeadRule, RuleContent } from './api/routing.ts';

export interface RuleValues {
  name: string;
  isActive: boolean;
  action: RuleContent['action'];
  /** Turns by account, as `p7`: '2'; '0' is not among them. */
  weights: Record<string, string>;
  agentIds: string[];
  districts: string[];
  languages: string[];
  kinds: string[];
  days: string[];
  /** Such as 09:00, or empty. */
  dutyFrom: string;
  dutyTo: string;
}

const clock = (minutes: number | null): string =>
  minutes === null
    ? ''
    : [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Null where nothing readable stands. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** @param people who can be chosen */
export function startValues(rule: LeadRule | null, people: readonly { id: number }[]): RuleValues {
  const weightOf = (id: number) => rule?.people.find(({ userId }) => userId === id)?.weight ?? 0;
  return {
    name: rule?.name ?? '',
    isActive: rule?.isActive ?? true,
    action: rule?.action ?? 'people',
    weights: Object.fromEntries(people.map(({ id }) => [`p${String(id)}`, String(weightOf(id))])),
    agentIds: (rule?.agentIds ?? []).map(String),
    districts: rule?.districts ?? [],
    languages: rule?.languages ?? [],
    kinds: rule?.kinds ?? [],
    days: (rule?.days ?? []).map(String),
    dutyFrom: clock(rule?.dutyFrom ?? null),
    dutyTo: clock(rule?.dutyTo ?? null),
  };
}

export const peopleIn = (weights: RuleValues['weights']): RuleContent['people'] =>
  Object.entries(weights)
    .map(([key, weight]) => ({ userId: Number(key.slice(1)), weight: Number(weight) }))
    .filter(({ weight }) => weight > 0);

export function toBody({ weights, agentIds, days, dutyFrom, dutyTo, ...values }: RuleValues): RuleContent {
  return {
    ...values,
    name: values.name.trim(),
    languages: values.languages as RuleContent['languages'],
    agentIds: agentIds.map(Number),
    days: days.map(Number),
    dutyFrom: minutesOf(dutyFrom),
    dutyTo: minutesOf(dutyTo),
    people: values.action === 'people' ? peopleIn(weights) : [],
  };
}
