/** Where videos and virtual tours may come from. Also for browsers. */

interface MediaHost {
  name: string;
  /** Exact hosts of addresses that people copy. */
  hosts: readonly string[];
  /** What is framed, and all that pages may frame. */
  frame: string;
  /** Address of the frame; null for an address that names nothing to show. */
  frameOf: (address: URL) => string | null;
}

const youtubeId = /^[\w-]{11}$/;
const vimeoPath = /^\/(?:video\/)?(\d{6,12})(?:\/([\da-f]{6,20}))?\/?$/;
const matterportId = /^[A-Za-z\d]{11}$/;
const kuulaPath = /^\/(?:share|post)\/((?:collection\/)?[\w-]{3,20})\/?$/;

/** THE allowlist: the api takes no other address, a pull drops it, and no page may frame one. */
export const mediaHosts: readonly MediaHost[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    // sets no cookie before somebody plays it
    frame: 'https://www.youtube-nocookie.com',
    frameOf({ hostname, pathname, searchParams }) {
      const [, first = '', second = ''] = pathname.split('/');
      const named = ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v');
      const id = hostname === 'youtu.be' ? first : named;
      return id !== null && youtubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?rel=0` : null;
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frame: 'https://player.vimeo.com',
    frameOf({ pathname, searchParams }) {
      const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
      if (id === undefined) return null;
      const key = inPath ?? searchParams.get('h');
      // dnt: it counts nobody
      return `https://player.vimeo.com/video/${id}?dnt=1${key !== null && /^[\da-f]{6,20}$/.test(key) ? `&h=${key}` : ''}`;
    },
  },
  {
    name: 'Matterport',
    hosts: ['my.matterport.com'],
    frame: 'https://my.matterport.com',
    frameOf({ pathname, searchParams }) {
      const id = searchParams.get('m') ?? '';
      return /^\/show\/?$/.test(pathname) && matterportId.test(id) ? `https://my.matterport.com/show/?m=${id}` : null;
    },
  },
  {
    name: 'Kuula',
    hosts: ['kuula.co', 'www.kuula.co'],
    frame: 'https://kuula.co',
    frameOf({ pathname }) {
      const [, id] = kuulaPath.exec(pathname) ?? [];
      return id === undefined ? null : `https://kuula.co/share/${id}`;
    },
  },
];

/** For the Content-Security-Policy. */
export const frameOrigins: readonly string[] = mediaHosts.map(({ frame }) => frame);

/** What a page frames for this address; null unless it is https, of an allowed host, and names something there. */
export function frameOfMedia(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return mediaHosts.find(({ hosts }) => hosts.includes(url.hostname))?.frameOf(url) ?? null;
}
