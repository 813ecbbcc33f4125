/** `npm run bench:memory [-- --requests 200000 --only idle|heap]` */
import { conclude } from '@manzil/testing/conclude';
import { parseArgs } from 'node:util';
import { measureHeap } from './heap.ts';
import { measureIdle } from './idle.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    idle: { type: 'string', default: '60' },
    starts: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});
const say = (line: string): void => {
  console.log(line);
};

/** The requirement's, MB. */
const idleAim = 700;
const heapAim = 1;

let passed = 0;
let missed = 0;
const hold = (met: boolean): void => {
  if (met) passed += 1;
  else missed += 1;
};

if (values.only !== 'heap') {
  const processes = await measureIdle({ idleSeconds: Number(values.idle), starts: Number(values.starts), say });
  const sum = (of: 'pssMb' | 'rssMb'): number => processes.reduce((total, one) => total + one[of], 0);
  say('\n| process | proportional (PSS) | resident (RSS) |\n|---|---:|---:|');
  for (const { name, pssMb, rssMb } of processes) say(`| ${name} | ${pssMb.toFixed(0)} MB | ${rssMb.toFixed(0)} MB |`);
  say(`| together | ${sum('pssMb').toFixed(0)} MB | ${sum('rssMb').toFixed(0)} MB |`);
  hold(sum('pssMb') <= idleAim);
  say(`Aim: ${String(idleAim)} MB, ${sum('pssMb') <= idleAim ? 'met' : 'missed'} by the proportional sum.\n`);
}
if (values.only !== 'idle') {
  for (const { name, samples, mbPer10k } of await measureHeap(Number(values.requests), say)) {
    hold(mbPer10k <= heapAim);
    const heaps = samples.map((mb) => mb.toFixed(1)).join(', ');
    say(`${name}: heap after collection, MB, by tenths of the requests: ${heaps}`);
    say(
      `${name}: ${mbPer10k.toFixed(3)} MB per 10,000 requests; aim at most ${String(heapAim)}, ${mbPer10k <= heapAim ? 'met' : 'missed'}`,
    );
  }
}
conclude(passed, missed);
