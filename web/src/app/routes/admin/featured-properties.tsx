import { FeaturedManager } from '#features/featured-admin/featured-manager.tsx';

export default function FeaturedProperties() {
  return <FeaturedManager />;
}
