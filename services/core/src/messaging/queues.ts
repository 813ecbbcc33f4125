/** Queues and what their jobs carry: ids only, never anything about a person. The ledger knows the rest. */
import type { EventName } from '../deliveries/delivery.ts';
import type { SyncTrigger } from '../listing-sync/listing-sync.ts';

/** Which delivery to look at. A job is a hint: what is to be done stands in the ledger. */
export interface DeliveryJob {
  deliveryId: string;
  subjectId: number;
  seq: number;
}

/** A task that finds out by itself what there is to do. */
export type Task = Record<string, never>;

/** Everything after a first attempt. */
export interface RetryJobs {
  'send-delivery': DeliveryJob;
  'resolve-delivery': DeliveryJob;
  'expire-lease': DeliveryJob;
  /** Deliveries under which workers keep dying, one after the other. */
  'send-poison': Task;
}

/** From each queue, its jobs by name. A name is the event's, or the task's. */
export interface QueueJobs {
  'lead-events': Record<Extract<EventName, `lead.${string}`>, DeliveryJob>;
  'property-events': Record<Extract<EventName, `property.${string}`>, DeliveryJob>;
  'listing-sync': { 'pull-listings': { trigger: SyncTrigger } };
  'crm-retry': RetryJobs;
  'mail-retry': RetryJobs;
  mail: Record<Extract<EventName, `lead.${string}`>, DeliveryJob>;
  maintenance: { sweep: Task; 'clean-up': Task; reconcile: Task };
}

export type QueueName = keyof QueueJobs;
export type JobName<Q extends QueueName> = Extract<keyof QueueJobs[Q], string>;

export const queueNames = [
  'lead-events',
  'property-events',
  'listing-sync',
  'crm-retry',
  'mail',
  'mail-retry',
  'maintenance',
] as const satisfies readonly QueueName[];

/** One job on its way to a queue. */
export type JobFor<Q extends QueueName> = { [N in JobName<Q>]: { name: N; data: QueueJobs[Q][N] } }[JobName<Q>];
