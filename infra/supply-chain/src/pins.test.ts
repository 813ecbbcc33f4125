import { root } from '@manzil/embedded/root';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imagesOf, pinnedName, resolvePins, withPins } from './pins.ts';
import { readDockerfile } from './sbom.ts';

const hex = 'ab'.repeat(32);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('names of base images', () => {
  it('stand in docker-compose.yml, each with a variable [M-810]', () => {
    const compose = read('docker-compose.yml');
    expect([...imagesOf(compose).keys()]).toEqual(['NODE_IMAGE', 'POSTGRES_IMAGE', 'REDIS_IMAGE', 'CADDY_IMAGE']);
    const named = Array.from(compose.matchAll(/^ +image: (.*)$/gm), ([, image = '']) => image);
    expect(named.filter((image) => !/^(manzil-|\$\{\w+_IMAGE:-)/.test(image))).toEqual([]);
  });

  it('are those that the Dockerfiles build on [M-810]', () => {
    const bases = globSync('infra/docker/*.Dockerfile', { cwd: root }).map((file) => readDockerfile(read(file)).base);
    const known = [...imagesOf(read('docker-compose.yml')).values()];
    expect(bases.filter((base) => !known.includes(base))).toEqual([]);
  });
});

it.each([
  ['postgres:18', `["postgres@sha256:${hex}"]`, `postgres@sha256:${hex}`],
  ['a.example:5000/x/y:1', `["a.example:5000/x/y@sha256:${hex}"]`, `a.example:5000/x/y@sha256:${hex}`],
  ['postgres:18', `["mine/postgres@sha256:${hex}","postgres@sha256:${hex}"]`, `postgres@sha256:${hex}`],
  ['postgres:18', '[]', null],
  ['postgres:18', 'null', null],
  ['postgres:18', '["postgres@sha256:ab"]', null],
  ['postgres:18', `["postgres@sha256:${hex} X=1"]`, null],
  ['postgres:18', '', null],
])('%s with the digests %s is %s [M-810]', (image, digests, pinned) => {
  expect(pinnedName(image, digests)).toBe(pinned);
});

it('pins replace those of before and touch no other line [M-810]', () => {
  const first = withPins('A=1', new Map([['X_IMAGE', 'x@1']]));
  const second = withPins(`${first}B=2\n`, new Map([['X_IMAGE', 'x@2']]));
  expect(first).toMatch(/^A=1\n# begin.*\nX_IMAGE=x@1\n# end.*\n$/);
  expect(second).toMatch(/^A=1\nB=2\n# begin.*\nX_IMAGE=x@2\n# end.*\n$/);
});

describe('digests', () => {
  const images = new Map([
    ['A_IMAGE', 'a:1'],
    ['B_IMAGE', 'b:1'],
  ]);

  it('are asked after the image was fetched [M-810]', async () => {
    const asked: string[] = [];
    const answer = await resolvePins(images, async (...args) => {
      asked.push(`${args[0] ?? ''} ${args.at(-1) ?? ''}`);
      return { code: 0, said: args[0] === 'pull' ? '' : `["${args.at(-1)?.slice(0, 1) ?? ''}@sha256:${hex}"]\n` };
    });
    expect(asked).toEqual(['pull a:1', 'image a:1', 'pull b:1', 'image b:1']);
    expect(answer).toEqual({
      pins: new Map([
        ['A_IMAGE', `a@sha256:${hex}`],
        ['B_IMAGE', `b@sha256:${hex}`],
      ]),
    });
  });

  it.each([
    [{ code: 1, said: 'Error response\ntoomanyrequests: rate limit\n' }, 'toomanyrequests: rate limit'],
    [{ code: null, said: 'spawn docker ENOENT' }, 'spawn docker ENOENT'],
    [{ code: 0, said: '[]' }, 'it has no digest of a registry'],
  ])('are none at all when one is missing: %j [M-810]', async (second, why) => {
    const answer = await resolvePins(images, async (...args) =>
      args.at(-1) === 'a:1' ? { code: 0, said: `["a@sha256:${hex}"]` } : second,
    );
    expect(answer).toEqual({ failed: 'b:1', why });
  });
});
