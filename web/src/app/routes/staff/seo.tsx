import { SeoDashboard } from '#staff/seo/seo-dashboard.tsx';

export default function Seo() {
  return <SeoDashboard />;
}
