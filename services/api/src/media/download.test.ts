import { EventEmitter } from 'node:events';
import https, { type RequestOptions } from 'node:https';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressRefusedError, downloadPublic } from './download.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A host whose addresses change from one question to the next. */
function changingName(...answers: string[]) {
  let asked = 0;
  const lookup = (): Promise<string[]> => Promise.resolve([answers[asked++] ?? '127.0.0.1']);
  return { lookup, asked: () => asked };
}

/** Stands for the network. @returns where each request would have connected to */
function watchConnections(...answers: { statusCode: number; headers?: Record<string, string>; body?: string }[]) {
  const connected: string[] = [];
  const fake = (url: URL, { lookup }: RequestOptions, callback: (answer: PassThrough) => void) => {
    const { statusCode, headers = {}, body = '' } = answers[connected.length] ?? { statusCode: 500 };
    // Node asks with `all` or without
    for (const all of [true, false])
      lookup?.(url.hostname, { all }, (_error, found) => {
        const address = Array.isArray(found) ? found.map((one) => one.address).join() : found;
        if (all) connected.push(address);
        else expect(address).toBe(connected.at(-1));
      });
    const answer = Object.assign(new PassThrough(), { statusCode, headers });
    callback(answer);
    answer.end(body);
    return new EventEmitter();
  };
  vi.spyOn(https, 'get').mockImplementation(fake as unknown as typeof https.get);
  return connected;
}

it('connects to the address that was checked, whatever the name says afterwards [M-764]', async () => {
  const connected = watchConnections({ statusCode: 200, body: 'picture' });
  const name = changingName('93.184.216.34', '127.0.0.1', '169.254.169.254');
  const got = await downloadPublic('https://pictures.example/a.jpg', name.lookup);
  expect(Buffer.from(got).toString()).toBe('picture');
  expect([connected, name.asked()]).toEqual([['93.184.216.34'], 1]);
});

it.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '64:ff9b::7f00:1', '::ffff:7f00:1'])(
  'looks a redirect up anew: a name that is %s by then is not gone to [M-764]',
  async (second) => {
    const connected = watchConnections({ statusCode: 302, headers: { location: '/b.jpg' } }, { statusCode: 200 });
    const name = changingName('93.184.216.34', second);
    await expect(downloadPublic('https://pictures.example/a.jpg', name.lookup)).rejects.toThrow(AddressRefusedError);
    expect([connected, name.asked()]).toEqual([['93.184.216.34'], 2]);
  },
);

it.each([
  'http://pictures.example/b.jpg',
  'https://pictures.example:8443/b.jpg',
  'https://127.1/b.jpg',
  'https://[::1]/',
])('does not follow to %s [M-764]', async (location) => {
  const connected = watchConnections({ statusCode: 302, headers: { location } }, { statusCode: 200 });
  const name = changingName('93.184.216.34', '93.184.216.34');
  await expect(downloadPublic('https://pictures.example/a.jpg', name.lookup)).rejects.toThrow(AddressRefusedError);
  expect(connected).toHaveLength(1);
});
