/** What caddy refuses by itself, and whom a container does not reach. */
import { run } from '@manzil/embedded/process/run';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Stage, Step } from '../stage.ts';

/** Of the Caddyfile, with time for a busy machine. */
const slowWithinMs = 30_000;

export const limits: Step = {
  name: 'limits',
  async run(stage) {
    const { check, say, port } = stage;
    const large = await speak(
      port,
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000000\r\n\r\n`,
    );
    check(
      'a body that is too large is refused with 413',
      large.said.startsWith('HTTP/1.1 413'),
      large.said.slice(0, 60),
    );
    const head = await speak(port, `GET /en HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(60_000)}\r\n\r\n`);
    check('a header that is too large is refused', /^HTTP\/1\.1 4\d\d/.test(head.said), head.said.slice(0, 60));
    const slow = await speak(port, 'GET /en HTTP/1.1\r\nHost: localhost\r\n');
    check('who never ends a header is cut off', slow.ended, `still connected after ${String(slow.tookMs)} ms`);
    say(`a header without an end: cut off after ${String(Math.round(slow.tookMs / 1_000))} s`);
    await checkWays(stage);
  },
};

/** Until the other side ends the connection, or the time is up. */
async function speak(port: number, text: string): Promise<{ said: string; ended: boolean; tookMs: number }> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    said += part;
    // answered: nothing more is waited for
    if (said.includes('\r\n\r\n')) socket.destroy();
  });
  // a reset is an end too
  socket.on('error', () => {});
  socket.write(text);
  const signal = AbortSignal.timeout(slowWithinMs);
  const ended = await once(socket, 'close', { signal }).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return { said, ended, tookMs: Math.round(performance.now() - startedAt) };
}

const ways = [
  ['web', 'api', 3001, true],
  ['web', 'postgres', 5432, false],
  ['web', 'redis', 6379, false],
  ['notifier', 'postgres', 5432, true],
  ['notifier', 'web', 3000, false],
  ['crm-sandbox', 'postgres', 5432, false],
] as const;

async function checkWays({ compose, check }: Stage): Promise<void> {
  for (const [from, to, port, reaches] of ways) {
    const [id = ''] = await compose.running(from);
    const program = `require('net').connect({host:'${to}',port:${String(port)},timeout:5000}).on('connect',()=>process.exit(0)).on('timeout',()=>process.exit(1)).on('error',()=>process.exit(1))`;
    const { code } = await run('docker', ['exec', id, 'node', '-e', program], { withinMs: 60_000 });
    check(
      `${from} ${reaches ? 'reaches' : 'does not reach'} ${to}`,
      (code === 0) === reaches,
      `exit code ${String(code)}`,
    );
  }
}
