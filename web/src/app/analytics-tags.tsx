import { createContext, useContext } from 'react';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';

/** Set while a page is rendered on the server; in the browser the tags stay in the head. */
export const AnalyticsContext = createContext<AnalyticsSettings | null>(null);

/** What the operator set for the measurement of visits, for the browser to read. */
export function AnalyticsTags() {
  const settings = useContext(AnalyticsContext);
  if (settings === null) return null;
  return (
    <>
      <meta name="analytics-id" content={settings.id} />
      <meta name="analytics-script" content={settings.script} />
    </>
  );
}
