/** As in the services' snippets, after consent only. Tells kinds of actions, nothing typed. */
import { ownValue } from '@manzil/core/platform/own-value';
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
/** As the services name them; others keep our name. */
const metaEvents: Record<string, string> = { lead_generated: 'Lead', newsletter_subscribed: 'Subscribe' };
const tiktokEvents: Record<string, string> = { lead_generated: 'SubmitForm', newsletter_subscribed: 'Subscribe' };

/** Also counts the current page. */
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
  // we count pages, and it must not read forms and buttons
  queue.disablePushState = true;
  // its own snippet has both names
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

export function pixelPage(): void {
  window.fbq?.('track', 'PageView');
  window.ttq?.page?.();
}

export function pixelEvent(action: string): void {
  const known = ownValue(metaEvents, action);
  if (known === undefined) window.fbq?.('trackCustom', action);
  else window.fbq?.('track', known);
  window.ttq?.track?.(ownValue(tiktokEvents, action) ?? action);
}
