import { createContext, useContext } from 'react';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';

/** Set while a page is rendered on the server; in the browser the tags stay in the head. */
export const AnalyticsContext = createContext<AnalyticsSettings | null>(null);

/** What was set for the measurement of visits, for the browser to read. */
export function AnalyticsTags() {
  const settings = useContext(AnalyticsContext);
  if (settings === null) return null;
  const { google, metaPixel, tiktokPixel } = settings;
  return (
    <>
      {google !== null && (
        <>
          <meta name="analytics-id" content={google.id} />
          <meta name="analytics-script" content={google.script} />
        </>
      )}
      {metaPixel !== null && <meta name="meta-pixel-id" content={metaPixel} />}
      {tiktokPixel !== null && <meta name="tiktok-pixel-id" content={tiktokPixel} />}
    </>
  );
}
