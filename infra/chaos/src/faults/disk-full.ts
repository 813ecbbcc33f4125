import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { fillDisk, mountSmallDisk } from '../private-mounts.ts';

const megabytes = 256;
const backWithinMs = 10_000;
const place = 'volume';

export const diskFull: Fault = {
  name: 'disk-full',
  happens:
    "PostgreSQL's volume (a disk of 256 MB) filled to the last byte for 30 s; a supervisor starts PostgreSQL again when it ends",
  promise: 'No room, no 2xx: a 503 for everybody, and a 2xx again within 10 s of space.',
  mayRefuse: true,
  mounts: true,
  settleMs: 400_000,
  platform: ({ notes }) => ({
    async prepareVolume(folder) {
      notes.set(place, folder);
      return mountSmallDisk(folder, megabytes);
    },
  }),
  async strike({ platform, visitors, visit, pick, notes, say, saw, demand }) {
    const fullSeconds = pick(30, 10);
    const visiting = visit(fullSeconds + pick(40, 22));
    await sleep(pick(10_000, 3_000));
    const free = await fillDisk(notes.get(place) as string);
    const filledAt = performance.now();
    say('the disk is full');
    await sleep(fullSeconds * 1_000);
    await free();
    const freedAt = performance.now();
    say('there is space again');
    await visiting;
    const answers = visitors.answers.map((answer) => ({
      ...answer,
      ok: answer.status >= 200 && answer.status < 300,
      answeredAt: answer.askedAt + answer.tookMs,
    }));
    // what fits into existing pages is stored, and may be accepted
    const refusals = answers.filter(({ ok, askedAt }) => !ok && askedAt > filledAt && askedAt < freedAt);
    const firstRefusal = refusals.reduce((first, { askedAt }) => Math.min(first, askedAt), Infinity);
    const between = answers.filter(
      ({ ok, askedAt, answeredAt }) => ok && askedAt > firstRefusal && answeredAt < freedAt,
    );
    demand(refusals.length > 0, 'nothing was refused while the disk was full');
    demand(between.length === 0, `${String(between.length)} answers were 2xx on a full disk`);
    const back = answers.filter(({ ok, answeredAt }) => ok && answeredAt > freedAt);
    const backAfterMs = back.reduce((first, { answeredAt }) => Math.min(first, answeredAt), Infinity) - freedAt;
    demand(
      backAfterMs <= backWithinMs,
      `the first 2xx came ${String(Math.round(backAfterMs))} ms after there was space`,
    );
    const late = answers.filter(({ ok, askedAt }) => !ok && askedAt > freedAt + backWithinMs);
    demand(late.length === 0, `${String(late.length)} enquiries were refused later than 10 s after there was space`);
    saw(
      `${String(refusals.length)} times 503 while full, 2xx again ${(backAfterMs / 1_000).toFixed(1)} s after there was space; ` +
        `PostgreSQL ended by itself ${String(platform.postgres.crashes)} times`,
    );
  },
};
