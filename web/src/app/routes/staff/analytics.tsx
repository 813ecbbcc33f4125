import { Analytics } from '#staff/analytics/analytics.tsx';

export default function AnalyticsPage() {
  return <Analytics />;
}
