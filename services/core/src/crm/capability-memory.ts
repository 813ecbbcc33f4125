/** Shared by all processes. */
import type { CrmCapabilities, CrmProvider } from './crm.ts';

export interface CapabilityMemory {
  read(): Promise<CrmCapabilities | null>;
  save(capabilities: CrmCapabilities): Promise<void>;
}

export interface RememberingProvider extends CrmProvider {
  /** For a process's start. Never throws. */
  recall(): Promise<void>;
}

const usualAgeMs = 15_000;

/** At most `ageMs` old at their last use; else as assumed. @param now monotonic ms */
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
      // a discovery meanwhile is newer
      if (before === discoveries) known = read ?? known;
    } catch {
      // a database away changes nothing about the CRM
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

/** For those given it once. */
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
