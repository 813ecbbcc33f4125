import { z } from 'zod';
import { pathOf, type CallFrame, type HubspotApi, type Reply } from './api.ts';
import type { HubspotObject } from './names.ts';

export interface EnquiryPlace {
  object: HubspotObject;
  pipeline: string;
  /** Of a new enquiry; staff move it later. */
  stage: string;
}

export interface WantedPlace {
  object: HubspotObject;
  /** Ids; null: the first. */
  pipeline: string | null;
  stage: string | null;
}

export interface Places {
  readonly object: HubspotObject;
  find(frame: CallFrame): Promise<Reply<EnquiryPlace>>;
}

const ordered = { id: z.string(), displayOrder: z.number().optional() };
export const pipelineList = z.looseObject({
  results: z.array(z.looseObject({ ...ordered, stages: z.array(z.looseObject(ordered)) })),
});
export type Pipelines = z.infer<typeof pipelineList>['results'];

/** Pipelines change rarely; a stage taken away shows in use. */
const keptMs = 10 * 60_000;

export function createPlaces(api: HubspotApi, wanted: WantedPlace): Places {
  let kept: { place: EnquiryPlace; until: number } | null = null;
  return {
    object: wanted.object,
    async find(frame) {
      const { object, pipeline, stage } = wanted;
      if (pipeline !== null && stage !== null) return { ok: true, value: { object, pipeline, stage }, status: 200 };
      if (kept !== null && performance.now() < kept.until) return { ok: true, value: kept.place, status: 200 };
      const answered = await listPipelines(api, frame, object);
      if (!answered.ok) return answered;
      const place = choosePlace(wanted, answered.value);
      if (place === null) return { ok: false, problem: noPlace };
      kept = { place, until: performance.now() + keptMs };
      return { ok: true, value: place, status: 200 };
    },
  };
}

const noPlace = {
  reason: 'setup',
  status: null,
  code: 'crm.setup_incomplete',
  text: 'The HubSpot account has no such pipeline or stage: check HUBSPOT_PIPELINE and HUBSPOT_STAGE',
  retryAfterMs: null,
  answer: null,
  existingId: null,
} as const;

export async function listPipelines(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
): Promise<Reply<Pipelines>> {
  const answered = await api.ask(
    frame,
    { method: 'GET', path: pathOf('crm', 'v3', 'pipelines', object) },
    pipelineList,
  );
  return answered.ok ? { ok: true, value: answered.value.results, status: answered.status } : answered;
}

/** Null where the account lacks the pipeline or stage. */
export function choosePlace({ object, pipeline, stage }: WantedPlace, pipelines: Pipelines): EnquiryPlace | null {
  const chosen = inOrder(pipelines).find(({ id }) => pipeline === null || id === pipeline);
  const at = inOrder(chosen?.stages ?? []).find(({ id }) => stage === null || id === stage);
  return chosen === undefined || at === undefined ? null : { object, pipeline: chosen.id, stage: at.id };
}

function inOrder<T extends { displayOrder?: number | undefined }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0));
}
