import { Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { languageOptions, switchPath } from '#i18n/language.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Loads a whole page: nothing of the old language stays; addresses without a prefix follow the stored choice. */
export function LanguageSwitcher() {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const other = languageOptions[language === 'ar' ? 'en' : 'ar'];
  return (
    <a
      href={switchPath(other.code, pathname, search)}
      hrefLang={other.code}
      lang={other.code}
      dir={other.direction}
      onClick={() => storeLanguage(other.code)}
      className="inline-flex h-10 items-center gap-2 rounded-full px-3 text-sm font-medium text-stone-700 hover:bg-sand-100 hover:text-ink"
    >
      <Globe aria-hidden className="size-4" />
      <span className="max-[26rem]:sr-only">{other.nativeName}</span>
    </a>
  );
}
