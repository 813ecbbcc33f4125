import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { addLateMessages } from '#i18n/load.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { selectionQuery } from '#lib/listings/queries.ts';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { PropertyCard } from '../card/property-card.tsx';
import { keepRecent, recentIds } from './recent-ids.ts';

export interface RecentListingsProps {
  /** The one that is looked at now. */
  without?: number;
  className?: string;
  renderInquiry: (property: Property) => ReactNode;
}

/** Shows nothing where there is none, or loading failed. */
export default function RecentListings({ without, className = '', renderInquiry }: RecentListingsProps) {
  const { t } = useTranslation('recent');
  const { language } = useLanguage();
  const worded = useWords(language);
  const [ids, setIds] = useState(() => recentIds().filter((id) => id !== without));
  const { data } = useQuery({ ...selectionQuery(ids), enabled: ids.length > 0 });
  useEffect(() => {
    // what is gone from the site is not asked for again
    if (data !== undefined && data.missing.length > 0)
      keepRecent(recentIds().filter((id) => !data.missing.includes(id)));
  }, [data]);
  if (!worded || ids.length === 0 || data === undefined || data.properties.length === 0) return null;
  const clear = () => {
    keepRecent([]);
    setIds([]);
  };
  return (
    <section aria-labelledby="recent" className={className}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="recent" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-sm text-stone-600">{t('note')}</p>
        </div>
        <Button variant="quiet" size="sm" onClick={clear}>
          <X aria-hidden className="size-4" />
          {t('clear')}
        </Button>
      </div>
      <ul className="-mx-1 flex snap-x scroll-px-1 gap-6 overflow-x-auto px-1 pb-4">
        {data.properties.map((property) => (
          <li key={property.id} className="flex w-[min(20rem,80vw)] shrink-0 snap-start flex-col *:grow">
            <PropertyCard property={property} inquiry={renderInquiry(property)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the texts are there: they come with the row. */
function useWords(language: Language): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const translator = getI18n();
    if (translator === null) return;
    // without its words the row stays away
    void addLateMessages(translator, language, 'recent').then(
      () => setThere(true),
      () => undefined,
    );
  }, [language]);
  return there;
}
