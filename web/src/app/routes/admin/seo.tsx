import { SeoDashboard } from '#features/seo-admin/seo-dashboard.tsx';

export default function Seo() {
  return <SeoDashboard />;
}
