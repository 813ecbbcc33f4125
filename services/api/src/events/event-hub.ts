/** The streams of this process: who has one open, what they are told, and when it ends. */
import { Readable } from 'node:stream';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Change, ChangeKind } from '@manzil/core/changes/change';
import { again, beginning, changed, heartbeat } from './event-text.ts';
import { hears } from './who-hears.ts';

/** Changes of so long are told together. */
const gatherMs = 250;
/** Proxies give up after 30 s of silence. */
const heartbeatMs = 15_000;
/** Sessions also end without a word: they expire. */
const checkMs = 30_000;
/** Tabs of one browser share a stream. */
const mostOfPerson = 10;
const mostOfProcess = 2_000;
/** Whoever does not read is not written to for ever. */
const mostUnread = 16_384;

export interface HubOptions {
  /** Of these stored keys, those whose session is still good. */
  liveSessions: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Begins with the first stream. */
  listen: (told: { onChange: (change: Change) => void; onListening: () => void }) => { close(): Promise<void> };
  log: { warn(fields: object, message: string): void };
}

export interface EventHub {
  /** Null: this person, or this process, has enough. */
  open(user: SignedInUser, sessionKey: string): Readable | null;
  /** Open streams. */
  readonly size: number;
  /** Ends all. */
  close(): Promise<void>;
}

interface Screen {
  user: SignedInUser;
  sessionKey: string;
  out: Readable;
}

export function createEventHub({ liveSessions, listen, log }: HubOptions): EventHub {
  const screens = new Set<Screen>();
  let gathered = new Map<string, Change & { kind: ChangeKind }>();
  let gathering: NodeJS.Timeout | null = null;
  let listener: ReturnType<typeof listen> | null = null;
  let timers: NodeJS.Timeout[] = [];

  function write({ out }: Screen, text: string): void {
    if (out.readableLength > mostUnread) out.destroy();
    else out.push(text);
  }
  const end = ({ out }: Screen): void => void out.push(null);
  const writeAll = (text: string): void => screens.forEach((screen) => write(screen, text));

  function tell(): void {
    gathering = null;
    const changes = [...gathered.values()];
    gathered = new Map();
    for (const screen of screens) {
      const kinds = new Set(changes.filter((change) => hears(screen.user, change)).map(({ kind }) => kind));
      if (kinds.size > 0) write(screen, changed([...kinds]));
    }
  }

  /** Those of whom it is asked, or all. */
  async function endDeadSessions(person: number | null): Promise<void> {
    const asked = [...screens].filter(({ user }) => person === null || user.id === person);
    if (asked.length === 0) return;
    try {
      const live = await liveSessions([...new Set(asked.map(({ sessionKey }) => sessionKey))]);
      for (const screen of asked) if (!live.has(screen.sessionKey)) end(screen);
    } catch (error) {
      // nobody can say who is still signed in; the next round asks again
      log.warn({ err: error }, 'sessions of streams were not checked');
    }
  }

  function onChange({ kind, person }: Change): void {
    if (kind === 'sessions') {
      void endDeadSessions(person);
      return;
    }
    if (kind === 'access') {
      // whoever still may comes back, as what they are now
      for (const screen of screens) if (person === 0 || screen.user.id === person) end(screen);
      return;
    }
    gathered.set(`${kind}:${String(person)}`, { kind, person });
    gathering ??= setTimeout(tell, gatherMs);
  }

  function begin(): void {
    listener ??= listen({ onChange, onListening: () => writeAll(again) });
    if (timers.length > 0) return;
    timers = [
      setInterval(() => writeAll(heartbeat), heartbeatMs),
      setInterval(() => void endDeadSessions(null), checkMs),
    ];
    for (const timer of timers) timer.unref();
  }

  return {
    get size() {
      return screens.size;
    },
    open(user, sessionKey) {
      const own = [...screens].filter((screen) => screen.user.id === user.id);
      if (own.length >= mostOfPerson || screens.size >= mostOfProcess) return null;
      begin();
      const screen: Screen = { user, sessionKey, out: new Readable({ read: () => undefined }) };
      screens.add(screen);
      screen.out.once('close', () => void screens.delete(screen));
      write(screen, beginning);
      return screen.out;
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      if (gathering !== null) clearTimeout(gathering);
      for (const screen of screens) end(screen);
      await listener?.close();
      listener = null;
    },
  };
}
