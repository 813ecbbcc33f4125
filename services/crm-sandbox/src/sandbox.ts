/** Tests start one in their own process. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './http/app.ts';
import { createFaultSwitch, type FaultSwitch } from './http/faults.ts';
import { seededRandom } from './random.ts';
import { createLeadStore } from './store/leads.ts';
import { createListingPages } from './store/listing-pages.ts';
import { createListingStore, type EnteredListing, type ListingStore } from './store/listings.ts';
import { openStore } from './store/open-store.ts';
import { createReferences } from './store/references.ts';
import { createSettingStore } from './store/settings.ts';
import { createWrites } from './store/writes.ts';

export interface SandboxOptions {
  /** SQLite, or `:memory:`. */
  file: string;
  apiKey: string;
  picturesFolder: string;
  /** `/`: off unless everyone on this machine may look. */
  showPage?: boolean;
  /** Makes the faults' dice repeatable. */
  seed?: number;
  onUnexpected?: (error: unknown) => void;
}

export interface Sandbox {
  readonly listings: ListingStore;
  readonly faults: FaultSwitch;
  /** In steps: never the whole in memory. Gives how many. */
  fill(listings: Iterable<EnteredListing>): number;
  /** 0: a free port. Gives the real one. */
  listen(port: number, host: string): Promise<number>;
  /** Answers what is under way, at most 5 s. */
  close(): Promise<void>;
}

const fillStep = 1_000;

export function createSandbox(options: SandboxOptions): Sandbox {
  const store = openStore(options.file);
  const writes = createWrites(store);
  const random = options.seed === undefined ? Math.random : seededRandom(options.seed);
  const faults = createFaultSwitch(createSettingStore(store), random);
  const listings = createListingStore(store, writes);
  const parts = {
    store,
    writes,
    faults,
    listings,
    leads: createLeadStore(store, writes),
    pages: createListingPages(store),
    references: createReferences(store),
    picturesFolder: options.picturesFolder,
  };
  const { apiKey, showPage = false, onUnexpected = () => undefined } = options;
  const server = createServer(createApp(parts, { apiKey, showPage, onUnexpected }));
  server.requestTimeout = 30_000;

  return {
    listings,
    faults,
    fill(entered) {
      let count = 0;
      const step: EnteredListing[] = [];
      for (const listing of entered) {
        step.push(listing);
        count += 1;
        if (step.length === fillStep) listings.enter(step.splice(0));
      }
      listings.enter(step);
      return count;
    },
    async listen(port, host) {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    async close() {
      if (server.listening) await closeServer(server);
      store.close();
    },
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(timer);
}
