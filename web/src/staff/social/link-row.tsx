import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import type { SocialLink } from './api/social-links.ts';

interface LinkRowProps {
  link: SocialLink;
  name: string;
  mayEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function LinkRow({ link, name, mayEdit, onEdit, onDelete }: LinkRowProps) {
  const { t } = useTranslation(['adminSocial', 'common']);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sand-100 text-stone-700 [&_svg]:size-5">
        <PlatformIcon platform={link.platform} />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold text-ink">
          {name}
          {link.displayName !== null && (
            <span className="ms-2 text-sm font-normal text-stone-600">
              <bdi>{link.displayName}</bdi>
            </span>
          )}
        </p>
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          dir="ltr"
          className="relative block truncate text-sm text-maroon-700 underline-offset-4 hover:underline rtl:text-right"
        >
          {link.url}
          <span className="sr-only"> ({t('common:opensNewWindow')})</span>
        </a>
      </div>
      <Badge tone={link.isActive ? 'green' : 'quiet'}>{t(link.isActive ? 'active' : 'inactive')}</Badge>
      {mayEdit && (
        <div className="flex gap-1">
          <Button size="sm" variant="quiet" className="px-2.5!" aria-label={t('editFor', { name })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="px-2.5!"
            aria-label={t('remove.for', { name })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </div>
  );
}
