import { PropertyCards } from '#features/properties-admin/grid/property-cards.tsx';

export default function PropertyCardsPage() {
  return <PropertyCards />;
}
