/** `npm run chaos:lies` has all. */
import { lies } from '@manzil/crm-servers/lying/catalogue';
import { expect, it } from 'vitest';
import { runAll } from '../run-all.ts';
import { runLie } from './run-lie.ts';

const sample = ['swapped-answers', 'redirects-after-the-write', 'long-ids', 'refused-by-a-page'];

it('a CRM that lies costs no lead, and none comes twice or is shown falsely [M-604]', async () => {
  const chosen = lies.filter(({ name }) => sample.includes(name));
  expect(chosen).toHaveLength(sample.length);
  const options = { backend: 'postgres', short: true, say: () => undefined, onLine: () => undefined } as const;
  const jobs = chosen.map((lie) => ({ lie, weight: 1 }));
  const rows = await runAll(
    jobs,
    2,
    ({ lie }) => runLie(lie, options),
    () => undefined,
  );
  for (const row of rows) {
    expect(row).toMatchObject({
      broken: [],
      accepted: 20,
      stored: 20,
      inCrm: 20,
      twice: 0,
      lost: 0,
      stuck: 0,
      falsely: 0,
    });
  }
});
