/** Jobs carry nothing about a person. */
import type { EventName } from '../deliveries/delivery.ts';
import type { SyncTrigger } from '../listing-sync/listing-sync.ts';

/** A hint: what is to be done stands in the ledger. */
export interface DeliveryJob {
  deliveryId: string;
  subjectId: number;
  seq: number;
}

export type Task = Record<string, never>;

export interface RetryJobs {
  'send-delivery': DeliveryJob;
  'resolve-delivery': DeliveryJob;
  'expire-lease': DeliveryJob;
  'send-poison': Task;
}

export interface QueueJobs {
  'lead-events': Record<'lead.created' | 'lead.updated', DeliveryJob>;
  'property-events': Record<Extract<EventName, `property.${string}`>, DeliveryJob>;
  'listing-sync': { 'pull-listings': { trigger: SyncTrigger } };
  'crm-retry': RetryJobs;
  'mail-retry': RetryJobs;
  mail: Record<Extract<EventName, `${'lead' | 'mandate' | 'message'}.${string}`>, DeliveryJob>;
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

export type JobFor<Q extends QueueName> = { [N in JobName<Q>]: { name: N; data: QueueJobs[Q][N] } }[JobName<Q>];
