/** The stages and reasons as somebody works on them, before all is saved at once. No IO. */
import type { LeadStage } from '../api/stages.ts';
import type { LeadStagePlan, LeadStages } from '../api/save-stages.ts';

export interface Named {
  /** Negative until it is saved. */
  id: number;
  name: string;
  nameAr: string;
}
export type StageDraft = Named & Pick<LeadStage, 'status' | 'outcome'>;

export interface PlanValues {
  stages: StageDraft[];
  retired: { stage: StageDraft; moveTo: number | null }[];
  reasons: Named[];
  retiredReasons: Named[];
}

/** As the api allows. */
export const mostStages = 20;
export const mostReasons = 30;

const named = ({ id, name, nameAr }: Named): Named => ({ id, name, nameAr });
const draftOf = (stage: LeadStage): StageDraft => ({
  ...named(stage),
  status: stage.status,
  outcome: stage.outcome,
});

export const startValues = ({ stages, lostReasons }: LeadStages): PlanValues => ({
  stages: stages.filter(({ retired }) => !retired).map((stage) => draftOf(stage)),
  retired: [],
  reasons: lostReasons.filter(({ retired }) => !retired).map((reason) => named(reason)),
  retiredReasons: [],
});

/** Without the id of what is new. */
const sent = <Item extends Named>({ id, name, nameAr }: Item) => ({ ...(id > 0 && { id }), name, nameAr });

export const toBody = ({ stages, retired, reasons }: PlanValues): LeadStagePlan => ({
  stages: stages.map((stage) => ({ ...sent(stage), status: stage.status })),
  retired: retired.map(({ stage: { id }, moveTo }) => ({ id, moveTo })),
  lostReasons: reasons.map((reason) => sent(reason)),
});

/** One's own plan on what others saved meanwhile: theirs that are new stay, theirs that went are gone. */
export function rebased(values: PlanValues, over: LeadStages): PlanValues {
  const theirs = startValues(over);
  const isThere = ({ id }: Named): boolean => id < 0 || theirs.stages.some((stage) => stage.id === id);
  const retired = values.retired.filter(({ stage }) => isThere(stage));
  const stages = values.stages.filter((stage) => isThere(stage));
  const known = new Set([...stages, ...retired.map(({ stage }) => stage)].map(({ id }) => id));
  const knownReasons = new Set([...values.reasons, ...values.retiredReasons].map(({ id }) => id));
  return {
    ...values,
    stages: [...stages, ...theirs.stages.filter(({ id }) => !known.has(id))],
    retired,
    reasons: [...values.reasons, ...theirs.reasons.filter(({ id }) => !knownReasons.has(id))],
  };
}

/** Below all that there are. */
export const newId = (items: readonly Named[]): number => Math.min(0, ...items.map(({ id }) => id)) - 1;

/** Where the leads of a stage may go: within its status, so that the CRM hears of nothing. */
export const targetsOf = (stage: StageDraft, { stages }: PlanValues): StageDraft[] =>
  stages.filter(
    ({ id, status, outcome }) => id > 0 && id !== stage.id && status === stage.status && outcome !== 'lost',
  );

/** Leads are in it, or would go to it from one that is retired too. */
export const needsTarget = ({ id }: StageDraft, { retired }: PlanValues, leads: number): boolean =>
  leads > 0 || retired.some(({ moveTo }) => moveTo === id);

/** Why a stage has to stay; null when it may go. */
export function obstacleTo(stage: StageDraft, values: PlanValues, leads: number): 'lost' | 'last' | 'noTarget' | null {
  if (stage.outcome === 'lost') return 'lost';
  const others = values.stages.filter(({ id, status }) => id !== stage.id && status === stage.status);
  if (!others.some(({ outcome }) => outcome === null || outcome === 'won')) return 'last';
  return needsTarget(stage, values, leads) && targetsOf(stage, values).length === 0 ? 'noTarget' : null;
}

/** What was to go to it goes on with it. */
export function retire(values: PlanValues, stage: StageDraft, moveTo: number | null): PlanValues {
  const handedOn = values.retired.map((one) => (one.moveTo === stage.id ? { ...one, moveTo } : one));
  return {
    ...values,
    stages: values.stages.filter(({ id }) => id !== stage.id),
    // one that was never saved is simply gone
    retired: stage.id > 0 ? [...handedOn, { stage, moveTo }] : handedOn,
  };
}

export function retireReason(values: PlanValues, reason: Named): PlanValues {
  return {
    ...values,
    reasons: values.reasons.filter(({ id }) => id !== reason.id),
    retiredReasons: reason.id > 0 ? [...values.retiredReasons, reason] : values.retiredReasons,
  };
}

/** In this order of ids. */
export const inOrder = <Item extends Named>(items: readonly Item[], ids: readonly number[]): Item[] =>
  items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** Renames the one of this id. */
export const renamed = <Item extends Named>(items: readonly Item[], id: number, names: Omit<Named, 'id'>): Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...names } : item));
