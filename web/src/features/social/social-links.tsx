import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import { socialLinksQuery } from './social-query.ts';

const sizes = { sm: 'size-9 [&_svg]:size-4', md: 'size-11 [&_svg]:size-5', lg: 'size-13 [&_svg]:size-6' } as const;

/** The agency's active social links as icons. */
export function SocialLinks({ size = 'md' }: { size?: keyof typeof sizes }) {
  const { t } = useTranslation(['shell', 'common']);
  const { data, isPending } = useQuery(socialLinksQuery());
  if (isPending) return <p className="text-sm text-stone-500">{t('social.loading')}</p>;
  const links = (data ?? []).filter((link) => link.isActive).toSorted((a, b) => a.sortOrder - b.sortOrder);
  if (links.length === 0) return <p className="text-sm text-stone-500">{t('social.none')}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => {
        const name = link.displayName ?? link.platform;
        return (
          <li key={link.id}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (${t('common:opensNewWindow')})`}
              title={name}
              className={`inline-flex items-center justify-center rounded-full border border-sand-300 text-stone-700 transition-colors hover:border-maroon-600 hover:text-maroon-700 ${sizes[size]}`}
            >
              <PlatformIcon platform={link.platform} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
