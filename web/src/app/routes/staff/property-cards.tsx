import { PropertyCards } from '#staff/listings/grid/property-cards.tsx';

export default function PropertyCardsPage() {
  return <PropertyCards />;
}
