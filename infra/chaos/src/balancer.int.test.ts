import { listen } from '@manzil/testing/loopback';
import { createServer, type Server } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startBalancer, type Exchange } from './balancer.ts';

async function serve(name: string, state: { ready: boolean; cut: boolean }): Promise<string> {
  const server: Server = createServer((req, res) => {
    if (req.url === '/readyz') res.writeHead(state.ready ? 200 : 503).end();
    else if (state.cut) res.destroy();
    else res.writeHead(201, { 'x-name': name }).end(name);
  });
  const url = await listen(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return url;
}

async function fixture() {
  const [one, two] = [
    { ready: true, cut: false },
    { ready: true, cut: false },
  ];
  const targets = [await serve('one', one), await serve('two', two)] as const;
  const exchanges: Exchange[] = [];
  const balancer = await startBalancer({
    targets,
    readinessPath: '/readyz',
    onExchange: (seen) => exchanges.push(seen),
  });
  onTestFinished(() => balancer.close());
  const ask = async (): Promise<string> => (await fetch(`${balancer.url}/some?page=1`)).text();
  return { one, two, targets, exchanges, balancer, ask };
}

it('takes turns, and notes what it passed on', async () => {
  const { ask, exchanges } = await fixture();
  expect(new Set([await ask(), await ask()])).toEqual(new Set(['one', 'two']));
  expect(exchanges).toMatchObject([{ method: 'GET', path: '/some?page=1', status: 201 }, { status: 201 }]);
});

it('sends nothing to one that is drained until it says that it is ready', async () => {
  const { one, targets, balancer, ask } = await fixture();
  one.ready = false;
  await balancer.drain(targets[0]);
  expect([await ask(), await ask(), await ask()]).toEqual(['two', 'two', 'two']);
  const admitted = balancer.admit(targets[0]);
  expect([await ask(), await ask()]).toEqual(['two', 'two']);
  one.ready = true;
  await admitted;
  expect(new Set([await ask(), await ask()])).toEqual(new Set(['one', 'two']));
});

it('hides no failure', async () => {
  const { two, targets, balancer, ask } = await fixture();
  await balancer.drain(targets[0]);
  two.cut = true;
  await expect(ask()).rejects.toThrow();
  await balancer.drain(targets[1]);
  expect((await fetch(balancer.url)).status).toBe(503);
});
