/**
 * Measurement of visits: only where it is configured, and only after the visitor agreed. What we send names pages and
 * actions, never a person: no query, no name, no address, no number.
 */

export interface AnalyticsEvent {
  /** What happened: `lead_generated`, `newsletter_subscribed` … */
  action: string;
  category: string;
  label?: string;
  value?: number;
}

/** What staff or the operator set; it comes with the page, in the head. */
export interface AnalyticsSettings {
  /** Null where visits are not counted; `script` is the address of the provider's script (the gtag protocol). */
  google: { id: string; script: string } | null;
  /** Ids of the advertising services; null for one that is not used. */
  metaPixel: string | null;
  tiktokPixel: string | null;
}

type Choice = 'granted' | 'denied';
type Tag = (...command: unknown[]) => void;

/** What `pixels.ts` gives when it is there. */
interface Pixels {
  pixelPage(): void;
  pixelEvent(action: string): void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Tag;
  }
}

const storageKey = 'analyticsConsent';
/** Asked with the other, and apart from it: who agreed to counting before has not agreed to advertising services. */
const advertisingKey = 'advertisingConsent';

/** Null until the advertising services are asked for; their code is fetched then. */
let pixels: Promise<Pixels | null> | null = null;

/** Null where nothing is configured: then there is no banner, no script and nothing is sent. */
export function analyticsSettings(): AnalyticsSettings | null {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  const id = content('analytics-id');
  const script = content('analytics-script');
  const google = id === null || script === null ? null : { id, script };
  const metaPixel = content('meta-pixel-id');
  const tiktokPixel = content('tiktok-pixel-id');
  return google === null && metaPixel === null && tiktokPixel === null ? null : { google, metaPixel, tiktokPixel };
}

/** The advertising services that a visitor is asked about, as they call themselves. */
export function advertisingServices(): string[] {
  const settings = analyticsSettings();
  return [...(settings?.metaPixel == null ? [] : ['Meta']), ...(settings?.tiktokPixel == null ? [] : ['TikTok'])];
}

/** What the visitor chose in this browser; null before the choice, and when there is something new to agree to. */
export function storedChoice(): Choice | null {
  const choice = read(storageKey);
  return choice === 'granted' && advertisingServices().length > 0 && read(advertisingKey) !== 'granted' ? null : choice;
}

function read(key: string): Choice | null {
  try {
    const choice = localStorage.getItem(key);
    return choice === 'granted' || choice === 'denied' ? choice : null;
  } catch {
    return null;
  }
}

/** Remembers the choice and follows it at once. */
export function choose(choice: Choice): void {
  const advertising = advertisingServices().length > 0;
  try {
    localStorage.setItem(storageKey, choice);
    if (advertising) localStorage.setItem(advertisingKey, choice);
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
  if (choice === 'granted') start();
  else stop();
}

/** Loads the services' scripts, once, when the visitor agreed before or agrees now. */
export function start(): void {
  const settings = analyticsSettings();
  if (settings === null) return;
  const { google, metaPixel, tiktokPixel } = settings;
  if (google !== null && window.gtag === undefined) startGoogle(google);
  if (pixels !== null || (metaPixel === null && tiktokPixel === null)) return;
  pixels = loadPixels(settings);
}

/** Null where they cannot be had, for example because the browser blocks them. */
async function loadPixels(settings: AnalyticsSettings): Promise<Pixels | null> {
  try {
    const code = await import('./pixels.ts');
    code.startPixels(settings);
    return code;
  } catch {
    return null;
  }
}

function startGoogle({ id, script: address }: { id: string; script: string }): void {
  const queue: unknown[] = (window.dataLayer = window.dataLayer ?? []);
  // The provider's script reads argument lists from the queue, as its own snippet puts them there.
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false, anonymize_ip: true, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${address}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  googlePage(window.location.pathname);
}

/** From now on nothing more is sent; the scripts stay in the page until it is left. */
function stop(): void {
  delete window.gtag;
  pixels = null;
}

function googlePage(path: string): void {
  window.gtag?.('event', 'page_view', { page_path: path, page_location: window.location.origin + path });
}

async function withPixels(tell: (pixels: Pixels) => void): Promise<void> {
  const code = await pixels;
  if (code !== null) tell(code);
}

/** A page was shown. @param path without query, which may hold what somebody searched for */
export function trackPage(path: string): void {
  googlePage(path);
  void withPixels(({ pixelPage }) => {
    pixelPage();
  });
}

/** An action happened. Does nothing without consent. */
export function track({ action, category, label, value }: AnalyticsEvent): void {
  window.gtag?.('event', action, { event_category: category, event_label: label, value });
  void withPixels(({ pixelEvent }) => {
    pixelEvent(action);
  });
}
