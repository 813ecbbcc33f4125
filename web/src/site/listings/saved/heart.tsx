import { Heart as HeartIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { titleOf } from '../wording.ts';
import { useSavedListing } from './use-saved.ts';

/** On a card's picture. Hidden without scripts: there is no storage then. */
export function Heart({ property }: { property: Pick<Property, 'id' | 'title' | 'titleAr'> }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const { saved, toggle } = useSavedListing(property.id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('card.save', { title: titleOf(property, language) })}
      onClick={toggle}
      className="group/heart absolute end-2 top-2 z-2 inline-flex size-11 items-center justify-center rounded-full text-ink noscript:hidden"
    >
      {/* smaller than what a finger hits */}
      <span className="inline-flex size-9 items-center justify-center rounded-full bg-white/92 shadow-card group-hover/heart:bg-white">
        <HeartIcon aria-hidden className={`size-4.5 ${saved ? 'fill-maroon-700 text-maroon-700' : ''}`} />
      </span>
    </button>
  );
}
