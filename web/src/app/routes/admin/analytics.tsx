import { Analytics } from '#features/analytics-admin/analytics.tsx';

export default function AnalyticsPage() {
  return <Analytics />;
}
