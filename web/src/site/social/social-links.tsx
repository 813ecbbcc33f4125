import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useOffice } from '#lib/office.ts';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import { type IconSize, iconSizes } from './icon-sizes.ts';
import { socialLinksQuery } from './social-query.ts';

export function SocialLinks({ size = 'md' }: { size?: IconSize }) {
  const { t } = useTranslation(['shell', 'common']);
  const { language } = useLanguage();
  const { legalName } = useOffice();
  const { data, isPending } = useQuery(socialLinksQuery);
  if (isPending) return <p className="text-sm text-stone-500">{t('social.loading')}</p>;
  const links = (data ?? []).filter((link) => link.isActive).toSorted((a, b) => a.sortOrder - b.sortOrder);
  if (links.length === 0) return <p className="text-sm text-stone-500">{t('social.none')}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => {
        const name = nameOf(link, language, (platform) =>
          t('social.on', { company: legalName, platform: t(`social.platforms.${platform}`) }),
        );
        return (
          <li key={link.id}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (${t('common:opensNewWindow')})`}
              title={name}
              className={`inline-flex items-center justify-center rounded-full border border-sand-300 text-stone-700 transition-colors hover:border-maroon-600 hover:text-maroon-700 ${iconSizes[size]}`}
            >
              <PlatformIcon platform={link.platform} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const platforms = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'youtube',
  'whatsapp',
  'telegram',
  'tiktok',
  'snapchat',
  'pinterest',
] as const;

/** Staff name links in English; known platforms are translated. */
function nameOf(
  link: { platform: string; displayName: string | null },
  language: Language,
  inWords: (platform: (typeof platforms)[number]) => string,
): string {
  const platform = link.platform.trim().toLowerCase();
  const knownPlatform = platforms.find((name) => name === (platform === 'twitter' ? 'x' : platform));
  if (knownPlatform !== undefined && (language === 'ar' || link.displayName === null)) return inWords(knownPlatform);
  return link.displayName ?? link.platform;
}
