import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, enquiry } from '../testing/enquiry.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries cascade');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => api.close());

async function begin(body: string, head: string[] = []): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = [
    'POST /api/contact HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    ...(head.length > 0 ? head : [`Content-Length: ${String(Buffer.byteLength(body))}`]),
  ];
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) => {
    const whole = (): void => {
      const text = Buffer.concat(parts).toString('utf8');
      if (text.includes('\r\n\r\n') && text.trimEnd().endsWith('}')) resolve(text);
    };
    socket.on('data', whole);
    socket.on('close', () => {
      resolve(Buffer.concat(parts).toString('utf8'));
    });
  });
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return { socket, answer };
}

async function passes(ms: number): Promise<void> {
  await api.get('/healthz');
  await vi.advanceTimersByTimeAsync(ms);
}

const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

describe('an enquiry whose body arrives slowly', () => {
  it('is stored and answered so, however long it took within its half minute [M-201]', async () => {
    const text = JSON.stringify(await enquiry(api));
    const { socket, answer } = await begin(text);
    const half = Math.floor(text.length / 2);
    socket.write(text.slice(0, half));
    await passes(15_000);
    socket.write(text.slice(half, -1));
    await passes(14_000);
    socket.write(text.slice(-1));
    expect(statusOf(await answer)).toBe(201);
    expect(await count(api, 'leads')).toBe(1);
    socket.destroy();
  });

  it.each([
    ['of half of it', []],
    ['in chunks without an end', ['Transfer-Encoding: chunked']],
  ])(
    '%s gets 408 after half a minute, and nothing is stored when the rest comes after all [M-201]',
    async (_name, head) => {
      const text = JSON.stringify(await enquiry(api));
      const { socket, answer } = await begin(text, [...head]);
      const part = text.slice(0, -10);
      socket.write(head.length > 0 ? `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n` : part);
      await passes(29_999);
      await passes(1);
      const got = await answer;
      expect(statusOf(got)).toBe(408);
      expect(got).toContain('"code":"request.timeout"');
      expect(got.toLowerCase()).toContain('connection: close');
      socket.write(text.slice(-10));
      await api.get('/healthz');
      expect(await count(api, 'leads')).toBe(0);
      socket.destroy();
    },
  );

  it('that breaks off is stored nowhere and disturbs nobody', async () => {
    const text = JSON.stringify(await enquiry(api));
    const { socket } = await begin(text);
    socket.write(text.slice(0, 20));
    socket.destroy();
    await passes(30_000);
    expect(await count(api, 'leads')).toBe(0);
    expect((await api.get('/healthz')).status).toBe(200);
  });
});
