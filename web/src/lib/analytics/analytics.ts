/**
 * Measurement of visits: only where the operator configured it, and only after the visitor agreed. What is sent names
 * pages and actions, never a person: no query, no name, no address, no number.
 */

export interface AnalyticsEvent {
  /** What happened: `lead_generated`, `newsletter_subscribed` … */
  action: string;
  category: string;
  label?: string;
  value?: number;
}

/** What the operator set; it comes with the page, in the head. */
export interface AnalyticsSettings {
  id: string;
  /** Address of the provider's script (the gtag protocol). */
  script: string;
}

type Choice = 'granted' | 'denied';
type Tag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Tag;
  }
}

const storageKey = 'analyticsConsent';

/** Null where nothing is configured: then there is no banner, no script and nothing is sent. */
export function analyticsSettings(): AnalyticsSettings | null {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const id = content('analytics-id');
  const script = content('analytics-script');
  return id === undefined || script === undefined ? null : { id, script };
}

/** What the visitor chose in this browser; null before the choice. */
export function storedChoice(): Choice | null {
  try {
    const choice = localStorage.getItem(storageKey);
    return choice === 'granted' || choice === 'denied' ? choice : null;
  } catch {
    return null;
  }
}

/** Remembers the choice and follows it at once. */
export function choose(choice: Choice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
  if (choice === 'granted') start();
  else stop();
}

/** Loads the provider's script, once, when the visitor agreed before or agrees now. */
export function start(): void {
  const settings = analyticsSettings();
  if (settings === null || window.gtag !== undefined) return;
  const queue: unknown[] = (window.dataLayer = window.dataLayer ?? []);
  // The provider's script reads argument lists from the queue, as its own snippet puts them there.
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', settings.id, { send_page_view: false, anonymize_ip: true, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${settings.script}?id=${encodeURIComponent(settings.id)}`;
  document.head.append(script);
  trackPage(window.location.pathname);
}

/** From now on nothing more is sent; the script stays in the page until it is left. */
function stop(): void {
  delete window.gtag;
}

/** A page was shown. @param path without query, which may hold what somebody searched for */
export function trackPage(path: string): void {
  window.gtag?.('event', 'page_view', { page_path: path, page_location: window.location.origin + path });
}

/** An action happened. Does nothing without consent. */
export function track({ action, category, label, value }: AnalyticsEvent): void {
  window.gtag?.('event', action, { event_category: category, event_label: label, value });
}
