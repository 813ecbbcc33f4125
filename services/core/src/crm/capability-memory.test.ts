import { expect, it } from 'vitest';
import { createFakeCrm } from '../deliveries/testing/fake-crm.ts';
import { liveCapabilities, rememberCapabilities } from './capability-memory.ts';
import type { CrmCapabilities } from './crm.ts';

const { capabilities } = createFakeCrm().provider;
const able: CrmCapabilities = { ...capabilities, givesDeletions: true };

function remembering(stored: CrmCapabilities | null) {
  const memory = { stored, reads: 0, fails: false };
  let clock = 0;
  const { provider } = createFakeCrm();
  const crm = rememberCapabilities(
    { ...provider, discover: async () => able },
    {
      async read() {
        memory.reads += 1;
        if (memory.fails) throw new Error('away');
        return memory.stored;
      },
      save: async (found) => void (memory.stored = found),
    },
    { ageMs: 1_000, now: () => clock },
  );
  return { crm, memory, wait: (ms: number) => void (clock += ms) };
}

it('assumes until it knows, and knows what any process discovered', async () => {
  const { crm } = remembering(null);
  await crm.recall();
  expect(crm.capabilities).toEqual(capabilities);
  const other = remembering(able);
  await other.crm.recall();
  expect(other.crm.capabilities).toEqual(able);
});

it('tells the others what it discovers', async () => {
  const { crm, memory } = remembering(null);
  expect(await crm.discover(AbortSignal.timeout(1_000))).toEqual(able);
  expect([crm.capabilities, memory.stored]).toEqual([able, able]);
});

it('reads anew when what it knows is old, and not more often', async () => {
  const { crm, memory, wait } = remembering(null);
  await crm.recall();
  const live = liveCapabilities(crm);
  memory.stored = able;
  expect([live.givesDeletions, memory.reads]).toEqual([false, 1]);
  wait(1_001);
  void live.givesDeletions;
  await expect.poll(() => live.givesDeletions).toBe(true);
  expect(memory.reads).toBe(2);
  expect({ ...live }).toEqual(able);
});

it('forgets nothing while the memory cannot be read', async () => {
  const { crm, memory, wait } = remembering(able);
  await crm.recall();
  memory.fails = true;
  wait(5_000);
  await crm.recall();
  expect(crm.capabilities).toEqual(able);
});

it('keeps what it discovered while an older answer of the memory was still on its way', async () => {
  const { provider } = createFakeCrm();
  const answer = Promise.withResolvers<CrmCapabilities | null>();
  const crm = rememberCapabilities(
    { ...provider, discover: async () => able },
    { read: () => answer.promise, save: async () => undefined },
  );
  const recalled = crm.recall();
  await crm.discover(AbortSignal.timeout(1_000));
  answer.resolve({ ...capabilities, takesLeads: false });
  await recalled;
  expect(crm.capabilities).toEqual(able);
});

it('reads what is remembered at its first use, though nobody asked for it', async () => {
  const { crm, memory } = remembering(able);
  expect([crm.capabilities, memory.reads]).toEqual([capabilities, 1]);
  await expect.poll(() => crm.capabilities).toEqual(able);
  expect(memory.reads).toBe(1);
});

it('takes what it knows for old only after its age', async () => {
  const { crm, memory, wait } = remembering(able);
  await crm.recall();
  wait(1_000);
  void crm.capabilities;
  expect(memory.reads).toBe(1);
  wait(1);
  void crm.capabilities;
  expect(memory.reads).toBe(2);
});

it('goes by the clock of the process where no other is given', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return able;
  };
  const crm = rememberCapabilities(createFakeCrm().provider, { read, save: async () => undefined });
  void crm.capabilities;
  await expect.poll(() => crm.capabilities).toEqual(able);
  expect(reads).toBe(1);
});
