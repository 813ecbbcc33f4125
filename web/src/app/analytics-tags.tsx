import { createContext, useContext } from 'react';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';

/** On the server only; the browser finds them in the head. */
export const AnalyticsContext = createContext<AnalyticsSettings | null>(null);

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
