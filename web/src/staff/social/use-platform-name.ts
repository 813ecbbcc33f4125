import { useTranslation } from 'react-i18next';
import { isPlatform } from './platforms.ts';

/** As stored where we have no name. */
export function usePlatformName(): (platform: string) => string {
  const { t } = useTranslation('shell');
  return (platform) => (isPlatform(platform) ? t(`social.platforms.${platform}`) : platform);
}
