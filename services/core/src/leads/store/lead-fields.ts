/** What of a lead staff set, held against what they saw of it and against the office's stages. */
import type { components } from '@manzil/contract/api';
import type { Unit } from '../../data/unit.ts';
import type { LeadStatus } from '../lead.ts';

type LeadChange = components['schemas']['LeadPatch'];

/** As it stands in the database. */
export interface LeadFields {
  status: LeadStatus;
  stageId: number;
  lostReasonId: number | null;
  assigneeId: number | null;
  /** ISO 8601 UTC. */
  followUpAt: string | null;
}

/** Somebody else changed the same field since it was shown. */
export class FieldChangedError extends Error {
  constructor() {
    super('The field was changed since it was shown');
    this.name = 'FieldChangedError';
  }
}

/** What names nothing of the office's, or is missing. */
export class LeadFieldError extends Error {
  readonly field: 'stageId' | 'status' | 'lostReasonId';

  constructor(field: LeadFieldError['field'], message: string) {
    super(message);
    this.name = 'LeadFieldError';
    this.field = field;
  }
}

/** Only fields that are changed, and not to what they are by now anyway. @throws FieldChangedError */
export function demandSeen(now: LeadFields, { seen, ...change }: LeadChange): void {
  if (seen === undefined) return;
  for (const field of ['stageId', 'assigneeId', 'followUpAt'] as const) {
    const [shown, wanted] = [seen[field], change[field]];
    if (shown === undefined || wanted === undefined) continue;
    if (valueOf(shown) !== valueOf(now[field]) && valueOf(wanted) !== valueOf(now[field]))
      throw new FieldChangedError();
  }
}

/** Moments are the same however they are written. */
const valueOf = (value: number | string | null) => (typeof value === 'string' ? Date.parse(value) : value);

/**
 * Stage, status and reason as the change makes them. An older caller's status keeps the stage where it has that status already;
 * the database picks the first stage of another. @throws LeadFieldError
 */
export async function stageAfter(db: Unit['db'], now: LeadFields, change: LeadChange) {
  const { stageId, lostReasonId } = change;
  if (stageId === undefined) {
    if (lostReasonId !== undefined) throw new LeadFieldError('lostReasonId', 'a reason comes with its stage');
    return { status: change.status ?? now.status };
  }
  const stage = await db
    .selectFrom('leadStages')
    .select(['status', 'outcome', 'retiredAt'])
    .where('id', '=', stageId)
    .executeTakeFirst();
  if (stage === undefined || (stage.retiredAt !== null && stageId !== now.stageId))
    throw new LeadFieldError('stageId', 'stageId names no stage of the office');
  if (change.status !== undefined && change.status !== stage.status)
    throw new LeadFieldError('status', `this stage has the status ${stage.status}`);
  const reason = stage.outcome === 'lost' ? (lostReasonId ?? now.lostReasonId) : null;
  if (stage.outcome === 'lost') await demandReason(db, reason);
  return { status: stage.status, stage: stageId, lostReason: reason };
}

async function demandReason(db: Unit['db'], id: number | null): Promise<void> {
  const found = db.selectFrom('lostReasons').select('id').where('id', '=', id).where('retiredAt', 'is', null);
  if (id === null || (await found.executeTakeFirst()) === undefined)
    throw new LeadFieldError('lostReasonId', 'a lost lead has one of the reasons of the office');
}

/** For the audit log, which keeps how it was called then. */
export async function stageName(db: Unit['db'], id: number): Promise<string> {
  const found = await db.selectFrom('leadStages').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name ?? String(id);
}
