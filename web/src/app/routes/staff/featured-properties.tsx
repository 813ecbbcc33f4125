import { FeaturedManager } from '#staff/featured/featured-manager.tsx';

export default function FeaturedProperties() {
  return <FeaturedManager />;
}
