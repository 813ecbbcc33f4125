import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { pictureSource } from '#ui/picture-source.ts';

export function AgentCard({ agent }: { agent: NonNullable<PropertyDetail['agent']> }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const arabic = language === 'ar';
  return (
    <section aria-label={t('detail.agent')} className="flex items-center gap-4 border-t border-sand-200 pt-5">
      {agent.imageUrl !== null && (
        <img
          src={agent.imageUrl}
          srcSet={pictureSource(agent.imageUrl).webp ?? undefined}
          sizes="56px"
          alt=""
          loading="lazy"
          className="size-14 rounded-full bg-sand-100 object-cover object-top"
        />
      )}
      <div className="min-w-0">
        <p className="text-xs text-stone-600">{t('detail.agent')}</p>
        <p className="truncate font-semibold">{(arabic ? agent.nameAr : null) ?? agent.name}</p>
        <p className="truncate text-sm text-stone-600">{(arabic ? agent.titleAr : null) ?? agent.title}</p>
      </div>
    </section>
  );
}
