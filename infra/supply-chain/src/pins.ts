/** Digests of base images, kept in .env. */

/** Each variable of docker-compose.yml that names a base image, with the tag that holds without it. */
export const imagesOf = (compose: string): Map<string, string> =>
  new Map(Array.from(compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g), ([, name = '', image = '']) => [name, image]));

/**
 * The image by its digest, as "postgres@sha256:…".
 * @param repoDigests what `docker image inspect` says of it, as JSON; an image that was built here has none: null
 */
export function pinnedName(image: string, repoDigests: string): string | null {
  const repository = image.replace(/:[^/]*$/, '');
  try {
    const all: unknown = JSON.parse(repoDigests);
    const pattern = /^[^@\s]+@sha256:[0-9a-f]{64}$/;
    const isIt = (one: unknown): one is string =>
      typeof one === 'string' && pattern.test(one) && one.startsWith(`${repository}@`);
    return Array.isArray(all) ? (all.find(isIt) ?? null) : null;
  } catch {
    return null;
  }
}

const begin = '# begin of what `npm run pin-images` writes\n';
const end = '# end of what `npm run pin-images` writes\n';

/** @param pins by variable; those of before are replaced, and every other line stays */
export function withPins(env: string, pins: ReadonlyMap<string, string>): string {
  const from = env.indexOf(begin);
  const to = env.indexOf(end);
  const rest = from >= 0 && to > from ? env.slice(0, from) + env.slice(to + end.length) : env;
  const lines = Array.from(pins, ([name, image]) => `${name}=${image}\n`);
  return `${rest}${rest === '' || rest.endsWith('\n') ? '' : '\n'}${begin}${lines.join('')}${end}`;
}

/** Docker's answer to a command; `said` is its output. */
export type Docker = (...args: string[]) => Promise<{ code: number | null; said: string }>;

/** All images by digest, fetched first; or the first one that could not be, and why. */
export async function resolvePins(
  images: ReadonlyMap<string, string>,
  docker: Docker,
): Promise<{ pins: Map<string, string> } | { failed: string; why: string }> {
  const pins = new Map<string, string>();
  for (const [name, image] of images) {
    const pulled = await docker('pull', image);
    if (pulled.code !== 0) return { failed: image, why: pulled.said.trim().split('\n').at(-1) ?? '' };
    const { said } = await docker('image', 'inspect', '--format', '{{json .RepoDigests}}', image);
    const pinned = pinnedName(image, said);
    if (pinned === null) return { failed: image, why: 'it has no digest of a registry' };
    pins.set(name, pinned);
  }
  return { pins };
}
