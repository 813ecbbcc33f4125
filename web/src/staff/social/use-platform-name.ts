import { useTranslation } from 'react-i18next';
import { isPlatform } from './platforms.ts';

/** Names a platform in the page's language; one that is not offered by what is stored. */
export function usePlatformName(): (platform: string) => string {
  const { t } = useTranslation('shell');
  return (platform) => (isPlatform(platform) ? t(`social.platforms.${platform}`) : platform);
}
