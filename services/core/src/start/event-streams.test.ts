import { createServer, request } from 'node:http';
import { listen } from '@manzil/testing/loopback';
import { expect, it } from 'vitest';
import { closeServer } from './close-server.ts';
import { followStreams } from './event-streams.ts';

it('a server that stops ends the streams that are open, and lets answers end [M-1171]', async () => {
  const ended: string[] = [];
  let answer = (): void => undefined;
  const server = createServer((req, res) => {
    if (req.url === '/events') {
      res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      res.write(':\n\n');
    } else answer = () => res.end('whole');
  });
  const endStreams = followStreams(server);
  const url = await listen(server);
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const sent = request(url + path, (res) => {
        let text = '';
        res.on('data', (part: Buffer) => {
          text += part.toString();
          resolve();
        });
        res.on('error', () => undefined);
        res.on('close', () => ended.push(`${path} ${text.trim()}`));
      });
      sent.on('error', () => undefined);
      sent.end();
      if (path === '/slow') server.once('request', () => resolve());
    });
  await ask('/events');
  await ask('/slow');
  endStreams();
  const closed = closeServer(server, 5_000);
  await expect.poll(() => ended).toEqual(['/events :']);
  answer();
  await closed;
  await expect.poll(() => ended).toEqual(['/events :', '/slow whole']);
});
