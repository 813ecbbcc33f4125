import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Agent, MockAgent } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CrmUnavailableError } from '../../crm.ts';
import { fetchPublic } from './public-host.ts';

async function insideServer() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
  });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

const soon = () => AbortSignal.timeout(10_000);

describe('a picture inside our own network', () => {
  const guarded = /not on a public host|not a public host|ENOTFOUND/;

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1', '0.0.0.0'])(
    'is not fetched from https://%s, though a server answers there',
    async (host) => {
      const { port, connections } = await insideServer();
      const fetched = fetchPublic(`https://${host}:${String(port)}/a.jpg`, 1_000, soon());
      await expect(fetched).rejects.toThrow(/not on a public host/);
      expect(connections()).toBe(0);
    },
  );

  it('is not fetched by a name that leads there', async () => {
    const { port, connections } = await insideServer();
    const url = `https://localhost:${String(port)}/a.jpg`;
    const failed = await fetchPublic(url, 1_000, soon()).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CrmUnavailableError);
    expect(connections()).toBe(0);
    // it is the guard, not the name
    const open = new Agent();
    await fetchPublic(url, 1_000, soon(), open).catch(() => undefined);
    await open.close();
    expect(connections()).toBeGreaterThan(0);
  });

  it.each(['https://127.0.0.1/a.jpg', 'https://[fc00::1]/a.jpg', 'https://169.254.169.254/latest/meta-data'])(
    'is not fetched from %s after a public host sent us there',
    async (location) => {
      const { dispatcher, host } = publicHost();
      host.intercept({ path: '/a.jpg' }).reply(302, '', { headers: { location } });
      await expect(fetchPublic('https://cdn.example/a.jpg', 1_000, soon(), dispatcher)).rejects.toThrow(guarded);
    },
  );
});

/** https://cdn.example only; anything else fails */
function publicHost() {
  const dispatcher = new MockAgent();
  dispatcher.disableNetConnect();
  onTestFinished(() => dispatcher.close());
  return { dispatcher, host: dispatcher.get('https://cdn.example') };
}

describe('a picture elsewhere', () => {
  it('is fetched, also where it has moved to', async () => {
    const { dispatcher, host } = publicHost();
    host.intercept({ path: '/a.jpg' }).reply(302, '', { headers: { location: '/b.jpg' } });
    host.intercept({ path: '/b.jpg' }).reply(200, 'picture');
    const body = await fetchPublic('https://cdn.example/a.jpg', 7, soon(), dispatcher);
    expect(Buffer.from(body).toString()).toBe('picture');
  });

  it('is refused where it is one byte too large, is sent on a fourth time, or is not there', async () => {
    const { dispatcher, host } = publicHost();
    const get = (path: string, most = 6) => fetchPublic(`https://cdn.example${path}`, most, soon(), dispatcher);
    host.intercept({ path: '/a.jpg' }).reply(200, 'picture');
    await expect(get('/a.jpg')).rejects.toThrow(/too large/);
    const onwards = { headers: { location: '/again' } };
    host.intercept({ path: '/again' }).reply(302, '', onwards).times(4);
    await expect(get('/again')).rejects.toThrow(/sent on too often/);
    host.intercept({ path: '/again' }).reply(302, '', onwards).times(3);
    host.intercept({ path: '/again' }).reply(200, 'end');
    expect(await get('/again')).toHaveLength(3);
    host.intercept({ path: '/gone.jpg' }).reply(404, 'no');
    await expect(get('/gone.jpg')).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    'http://cdn.example/a.jpg',
    'https://user:secret@cdn.example/a.jpg',
    'https://:secret@cdn.example/a.jpg',
    'file:///etc/passwd',
    'none',
  ])('is not asked for at %s', async (url) => {
    const { dispatcher } = publicHost();
    await expect(fetchPublic(url, 1_000, soon(), dispatcher)).rejects.toThrow(/not at an https address/);
  });
});
