/**
 * The pixels of advertising services, as their own snippets set them up: a queue that their script works off when it is
 * there. Fetched only after consent. Only the kind of an action is told, nothing of what was typed.
 */
import { ownValue } from '#lib/own-value.ts';
import type { AnalyticsSettings } from './analytics.ts';

type MetaQueue = ((...command: unknown[]) => void) & {
  queue: unknown[];
  callMethod?: (...command: unknown[]) => void;
  push?: unknown;
  loaded?: boolean;
  version?: string;
  disablePushState?: boolean;
};
type TikTokQueue = unknown[] & {
  _i?: Record<string, unknown[] & { _u?: string }>;
  _t?: Record<string, number>;
  _o?: Record<string, object>;
  page?: () => void;
  track?: (event: string) => void;
};

declare global {
  interface Window {
    fbq?: MetaQueue;
    ttq?: TikTokQueue;
    TiktokAnalyticsObject?: string;
  }
}

const metaScript = 'https://connect.facebook.net/en_US/fbevents.js';
const tiktokScript = 'https://analytics.tiktok.com/i18n/pixel/events.js';
/** Our actions under the names that the services' reports know; any other goes by its own name. */
const metaEvents: Record<string, string> = { lead_generated: 'Lead', newsletter_subscribed: 'Subscribe' };
const tiktokEvents: Record<string, string> = { lead_generated: 'SubmitForm', newsletter_subscribed: 'Subscribe' };

/** Loads the scripts of the pixels that are set, and counts the page that is shown. */
export function startPixels({ metaPixel, tiktokPixel }: AnalyticsSettings): void {
  if (metaPixel !== null && window.fbq === undefined) startMeta(metaPixel);
  if (tiktokPixel !== null && window.ttq === undefined) startTikTok(tiktokPixel);
  pixelPage();
}

function startMeta(id: string): void {
  const queue: MetaQueue = Object.assign(
    (...command: unknown[]) => {
      if (queue.callMethod === undefined) queue.queue.push(command);
      else queue.callMethod(...command);
    },
    { queue: [] as unknown[], loaded: true, version: '2.0' },
  );
  queue.push = queue;
  // pages are counted by us, and it must not read forms and buttons by itself
  queue.disablePushState = true;
  // under its old name as well, as its own snippet has it
  Object.assign(window, { fbq: queue, _fbq: queue });
  queue('set', 'autoConfig', false, id);
  queue('init', id);
  addScript(metaScript);
}

function startTikTok(id: string): void {
  const queue: TikTokQueue = Object.assign([] as unknown[], {
    _i: { [id]: Object.assign([] as unknown[], { _u: tiktokScript }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
  queue.page = () => void queue.push(['page']);
  queue.track = (event) => void queue.push(['track', event]);
  window.TiktokAnalyticsObject = 'ttq';
  window.ttq = queue;
  addScript(`${tiktokScript}?sdkid=${encodeURIComponent(id)}&lib=ttq`);
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** A page was shown. */
export function pixelPage(): void {
  window.fbq?.('track', 'PageView');
  window.ttq?.page?.();
}

/** An action happened. */
export function pixelEvent(action: string): void {
  const known = ownValue(metaEvents, action);
  if (known === undefined) window.fbq?.('trackCustom', action);
  else window.fbq?.('track', known);
  window.ttq?.track?.(ownValue(tiktokEvents, action) ?? action);
}
