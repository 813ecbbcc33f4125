/** Everything is due, and a delivery closes the breaker. No states, no fences. */
import { type Mocked, vi } from 'vitest';
import type { ClaimedDelivery } from '../delivery.ts';
import type { ClaimedLookup, DeliveryStore } from '../delivery-ports.ts';
import type { Settlement } from '../delivery-settlement.ts';

export interface Waiting {
  toSend: ClaimedDelivery[];
  toLookUp: ClaimedLookup[];
}

export interface FakeStore extends Mocked<DeliveryStore> {
  usual: Waiting;
  poisonous: Waiting;
  breakerOpen: boolean;
  settled: Settlement[];
}

export function createFakeStore(): FakeStore {
  let permitsOut = 0;
  let turnTaken = false;

  const store: FakeStore = {
    usual: { toSend: [], toLookUp: [] },
    poisonous: { toSend: [], toLookUp: [] },
    breakerOpen: false,
    settled: [],
    claimDue: vi.fn(async ({ poison, probe, limit }) => {
      if (store.breakerOpen && probe === null) return [];
      const { toSend } = poison ? store.poisonous : store.usual;
      return toSend.splice(0, limit).map((delivery) => ({ ...delivery, probe }));
    }),
    claimUnknown: vi.fn(async ({ poison, limit }) =>
      (poison ? store.poisonous : store.usual).toLookUp.splice(0, limit),
    ),
    begin: vi.fn(async (starts) => starts.map(() => true)),
    settle: vi.fn(async (settlements) => {
      store.settled.push(...settlements);
      if (settlements.some(({ to }) => to === 'delivered')) store.breakerOpen = false;
      return settlements.map(() => true);
    }),
    handBack: vi.fn(async () => undefined),
    returnLookup: vi.fn(async () => undefined),
    cancel: vi.fn(async () => undefined),
    expireLeases: vi.fn(async () => ({ unknown: 0, pending: 0 })),
    takeProbe: vi.fn(async () => {
      if (!store.breakerOpen || permitsOut > 0) return null;
      permitsOut += 1;
      return 'permit';
    }),
    returnProbe: vi.fn(async () => {
      permitsOut = 0;
    }),
    takePoisonTurn: vi.fn(async () => {
      if (turnTaken) return false;
      turnTaken = true;
      return true;
    }),
    endPoisonTurn: vi.fn(async () => {
      turnTaken = false;
    }),
    park: vi.fn(async () => []),
  };
  return store;
}
