/** After consent only. Events name pages and actions, never a person: no query, name, address or number. */
import { readStorage, writeStorage } from '#lib/storage.ts';

interface AnalyticsEvent {
  /** `lead_generated`, `newsletter_subscribed` … */
  action: string;
  category: string;
  label?: string;
  value?: number;
}

/** Set by staff or the operator; in the page's head. */
export interface AnalyticsSettings {
  /** `script`: address of the provider's script (gtag protocol). */
  google: { id: string; script: string } | null;
  metaPixel: string | null;
  tiktokPixel: string | null;
}

type Choice = 'granted' | 'denied';
type Tag = (...command: unknown[]) => void;

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
/** Apart: consent to counting does not cover advertising. */
const advertisingKey = 'advertisingConsent';

/** Fetched after consent only. */
let pixels: Promise<Pixels | null> | null = null;

/** Null where nothing is configured. */
export function analyticsSettings(): AnalyticsSettings | null {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  const id = content('analytics-id');
  const script = content('analytics-script');
  const google = id === null || script === null ? null : { id, script };
  const metaPixel = content('meta-pixel-id');
  const tiktokPixel = content('tiktok-pixel-id');
  return google === null && metaPixel === null && tiktokPixel === null ? null : { google, metaPixel, tiktokPixel };
}

export function advertisingServices(): string[] {
  const settings = analyticsSettings();
  return [...(settings?.metaPixel == null ? [] : ['Meta']), ...(settings?.tiktokPixel == null ? [] : ['TikTok'])];
}

/** Null before the choice, and when something new needs consent. */
export function storedChoice(): Choice | null {
  const choice = readChoice(storageKey);
  return choice === 'granted' && advertisingServices().length > 0 && readChoice(advertisingKey) !== 'granted'
    ? null
    : choice;
}

function readChoice(key: string): Choice | null {
  const choice = readStorage(key);
  return choice === 'granted' || choice === 'denied' ? choice : null;
}

/** Holds for this page where storage is off. */
export function choose(choice: Choice): void {
  writeStorage(storageKey, choice);
  if (advertisingServices().length > 0) writeStorage(advertisingKey, choice);
  if (choice === 'granted') start();
  else stop();
}

/** Loads the scripts, once. Call it with consent only. */
export function start(): void {
  const settings = analyticsSettings();
  if (settings === null) return;
  const { google, metaPixel, tiktokPixel } = settings;
  if (google !== null && window.gtag === undefined) startGoogle(google);
  if (pixels !== null || (metaPixel === null && tiktokPixel === null)) return;
  pixels = loadPixels(settings);
}

/** Null where a browser blocks it. */
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
  // the provider's script reads `arguments`, as in its snippet
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

/** Sends no more; the scripts stay. */
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

/** @param path without query, which may hold what somebody searched for */
export function trackPage(path: string): void {
  googlePage(path);
  void withPixels(({ pixelPage }) => pixelPage());
}

/** Nothing without consent. */
export function track({ action, category, label, value }: AnalyticsEvent): void {
  window.gtag?.('event', action, { event_category: category, event_label: label, value });
  void withPixels(({ pixelEvent }) => pixelEvent(action));
}
