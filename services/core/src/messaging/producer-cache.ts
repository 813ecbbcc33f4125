import type { JobQueue } from './queue-backend.ts';
import type { QueueName } from './queues.ts';

export interface ProducerCache {
  get(name: QueueName): JobQueue;
  drop(name: QueueName): void;
  closeAll(): Promise<void>;
}

/** @param make its queue's errors must already be listened to */
export function createProducerCache(make: (name: QueueName) => JobQueue): ProducerCache {
  const producers = new Map<QueueName, JobQueue>();
  return {
    get(name) {
      const known = producers.get(name);
      if (known !== undefined) return known;
      const made = make(name);
      producers.set(name, made);
      return made;
    },
    drop(name) {
      const dropped = producers.get(name);
      producers.delete(name);
      // it failed just now, so closing it may fail as well
      dropped?.close().catch(() => undefined);
    },
    async closeAll() {
      await Promise.allSettled([...producers.values()].map((producer) => producer.close()));
      producers.clear();
    },
  };
}
