import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { pictureSource } from '#ui/picture-source.ts';
import type { Property } from './api/admin-properties.ts';
import { statusTones } from './property-words.ts';

export function StatusBadge({ status }: { status: Property['status'] }) {
  const { t } = useTranslation('adminProperties');
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>;
}

/** Without text: the title says the same. A neutral one replaces missing and broken ones. */
export function Thumbnail({ url, className = '' }: { url: string | undefined; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = url === undefined || broken === url ? '/images/no-picture.svg' : url;
  return (
    <img
      src={pictureSource(address).src.replace(/\/1280\.webp$/, '/320.webp')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url ?? null)}
      className={`bg-sand-100 object-cover ${className}`}
    />
  );
}
