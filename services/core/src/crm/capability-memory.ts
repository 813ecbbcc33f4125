/** A provider that remembers, over all processes, what its server said that it can. */
import type { CrmCapabilities, CrmProvider } from './crm.ts';

export interface CapabilityMemory {
  /** Null when nobody has asked the server yet. */
  read(): Promise<CrmCapabilities | null>;
  save(capabilities: CrmCapabilities): Promise<void>;
}

export interface RememberingProvider extends CrmProvider {
  /** Reads what is remembered; for the start of a process. Never throws: what cannot be read is as it was. */
  recall(): Promise<void>;
}

/** After so long what is known is read anew, beside the call that asked for it. */
const usualAgeMs = 15_000;

/**
 * `capabilities` is what any process last discovered, at most `ageMs` older than its last use; before that what the
 * provider assumes. `discover` tells the others.
 * @param now milliseconds that only rise
 */
export function rememberCapabilities(
  provider: CrmProvider,
  memory: CapabilityMemory,
  { ageMs = usualAgeMs, now = () => performance.now() }: { ageMs?: number; now?: () => number } = {},
): RememberingProvider {
  let known: CrmCapabilities | null = null;
  let readAt = -Infinity;
  let discoveries = 0;

  async function recall(): Promise<void> {
    readAt = now();
    const before = discoveries;
    try {
      const read = await memory.read();
      // what was asked for before a discovery is older than it
      if (before === discoveries) known = read ?? known;
    } catch {
      // a database that is away for a moment changes nothing about the CRM
    }
  }

  return {
    ...provider,
    get capabilities() {
      if (now() - readAt > ageMs) void recall();
      return known ?? provider.capabilities;
    },
    async discover(signal) {
      const found = await provider.discover(signal);
      known = found;
      discoveries += 1;
      readAt = now();
      await memory.save(found);
      return found;
    },
    recall,
  };
}

/** The same as one object for those who are given it once: each field is read when it is asked for. */
export function liveCapabilities(of: { readonly capabilities: CrmCapabilities }): CrmCapabilities {
  return {
    get idempotentByKey() {
      return of.capabilities.idempotentByKey;
    },
    get lookupByReference() {
      return of.capabilities.lookupByReference;
    },
    get visibilityHorizonMs() {
      return of.capabilities.visibilityHorizonMs;
    },
    get takesLeads() {
      return of.capabilities.takesLeads;
    },
    get takesListings() {
      return of.capabilities.takesListings;
    },
    get givesListings() {
      return of.capabilities.givesListings;
    },
    get givesDeletions() {
      return of.capabilities.givesDeletions;
    },
    get listsReferences() {
      return of.capabilities.listsReferences;
    },
  };
}
