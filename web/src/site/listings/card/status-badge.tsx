import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { wordFor } from '../wording.ts';

const tones: Record<Property['status'], BadgeTone> = {
  for_sale: 'primary',
  available: 'primary',
  for_rent: 'green',
  sold: 'grey',
  rented: 'grey',
};

export function StatusBadge({ status }: { status: Property['status'] }) {
  const { t } = useTranslation('vocabulary');
  return (
    <Badge tone={tones[status]}>
      <span className="capitalize">{wordFor(t, 'status', status)}</span>
    </Badge>
  );
}
