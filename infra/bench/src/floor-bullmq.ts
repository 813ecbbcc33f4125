/** Bare BullMQ: nothing survives a crash of it in order. */
import { Queue, Worker } from 'bullmq';
import { createWrite, openPool, readSettings, workWhenTold, type Waiting } from './floor-worker.ts';

const settings = readSettings();
const pool = openPool(settings);
const write = createWrite(settings);
const connection = { url: settings.redisUrl, maxRetriesPerRequest: null };
const name = `bare-${String(settings.run)}`;

const queue = new Queue(name, { connection });
const { rows } = await pool.query<Waiting>(
  'select id, reference, payload from bench_leads where run = $1 order by id',
  [settings.run],
);
await queue.addBulk(rows.map((data) => ({ name: 'lead', data, opts: { removeOnComplete: true } })));

const deliveredSql = 'update bench_leads set delivered_at = clock_timestamp(), crm_id = $2 where id = $1';

await workWhenTold(
  () =>
    new Promise<void>((resolve, reject) => {
      let left = rows.length;
      const worker = new Worker<Waiting>(
        name,
        async ({ data }) => {
          const crmId = await write(data);
          await pool.query({ name: 'delivered', text: deliveredSql, values: [data.id, crmId] });
        },
        { connection, concurrency: settings.concurrency },
      );
      worker.on('failed', (_job, error) => {
        reject(error);
      });
      worker.on('completed', () => {
        left -= 1;
        if (left === 0) resolve();
      });
    }),
);
