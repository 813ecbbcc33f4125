/** A stream of the server in a DOM that has none. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  readyState = FakeEventSource.OPEN;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((one) => one !== this);
  }
}

export interface FakeEvents {
  /** Addresses of the streams that are open. */
  open: () => string[];
  say: (event: 'again' | 'changed' | 'error', data?: object) => void;
  /** As when the server refuses. */
  refuse: () => void;
}

/** Before the screen is opened; gone after the test. */
export function fakeEvents(): FakeEvents {
  FakeEventSource.open = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  const all = (event: Event): void =>
    act(() => {
      for (const one of FakeEventSource.open) one.dispatchEvent(event);
    });
  return {
    open: () => FakeEventSource.open.map(({ url }) => url),
    say: (event, data = {}) => all(new MessageEvent(event, { data: JSON.stringify(data) })),
    refuse: () => {
      for (const one of FakeEventSource.open) one.readyState = FakeEventSource.CLOSED;
      all(new Event('error'));
    },
  };
}
