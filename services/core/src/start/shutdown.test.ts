import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const events = ['SIGTERM', 'SIGINT', 'disconnect', 'uncaughtException', 'unhandledRejection'];
let before: Map<string, unknown[]>;

beforeEach(() => {
  before = new Map(events.map((name) => [name, process.listeners(name as 'SIGTERM')]));
});
afterEach(() => {
  for (const name of events) {
    for (const listener of process.listeners(name as 'SIGTERM')) {
      if (!before.get(name)?.includes(listener)) process.off(name, listener);
    }
  }
});

function create(
  deadlineMs = 1_000,
  delayMs = 0,
): { shutdown: Shutdown; exit: ReturnType<typeof vi.fn>; order: string[] } {
  const exit = vi.fn<(code: number) => void>();
  return { shutdown: createShutdown({ logger, deadlineMs, delayMs, exit }), exit, order: [] };
}

describe('createShutdown', () => {
  it('stops the last first, each after the one before has ended', async () => {
    const { shutdown, exit, order } = create();
    shutdown.onStop('database', () => void order.push('database'));
    shutdown.onStop('http', async () => {
      await new Promise(setImmediate);
      order.push('http');
    });
    await shutdown.stop('test');
    expect(order).toEqual(['http', 'database']);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it('goes on after a stop that fails, and says so by its exit code', async () => {
    const { shutdown, exit, order } = create();
    shutdown.onStop('first', () => void order.push('first'));
    shutdown.onStop('broken', () => Promise.reject(new Error('no')));
    await shutdown.stop('test');
    expect(order).toEqual(['first']);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('stops once, however often it is asked', async () => {
    const { shutdown, exit } = create();
    const stop = vi.fn<() => void>();
    shutdown.onStop('one', stop);
    await Promise.all([shutdown.stop('a'), shutdown.stop('b', 1)]);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it('gives up at the deadline', async () => {
    const { shutdown, exit } = create(20);
    shutdown.onStop('hangs', () => new Promise(() => undefined));
    void shutdown.stop('test');
    await vi.waitFor(() => {
      expect(exit).toHaveBeenCalledWith(1);
    });
  });

  it('wants nothing new from SIGTERM on, but stops only after the delay', async () => {
    const { shutdown, exit } = create(1_000, 50);
    const stop = vi.fn<() => void>();
    shutdown.onStop('one', stop);
    expect(shutdown.isDraining()).toBe(false);
    process.emit('SIGTERM');
    expect(shutdown.isDraining()).toBe(true);
    expect(shutdown.signal.aborted).toBe(false);
    expect(stop).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      expect(exit).toHaveBeenCalledWith(0);
    });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('stops at once when it is asked a second time', async () => {
    const { shutdown, exit } = create(1_000, 3_600_000);
    process.emit('SIGTERM');
    process.emit('SIGTERM');
    expect(shutdown.signal.aborted).toBe(true);
    await vi.waitFor(() => {
      expect(exit).toHaveBeenCalledWith(0);
    });
  });

  it('does not wait when its starter is gone or an error was not caught', async () => {
    const { shutdown, exit } = create(1_000, 3_600_000);
    process.emit('disconnect');
    expect(shutdown.isDraining()).toBe(true);
    await vi.waitFor(() => {
      expect(exit).toHaveBeenCalledWith(0);
    });
  });

  it('aborts its signal as soon as it begins, also when the starter is gone', async () => {
    const { shutdown, exit } = create();
    expect(shutdown.signal.aborted).toBe(false);
    process.emit('disconnect');
    expect(shutdown.signal.aborted).toBe(true);
    await vi.waitFor(() => {
      expect(exit).toHaveBeenCalledWith(0);
    });
  });
});
