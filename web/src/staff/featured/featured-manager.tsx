import { useQuery } from '@tanstack/react-query';
import { Dices, Info, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type Property, summaryQuery, useFeaturedWrites } from './api/featured.ts';
import { FeaturedOrder } from './featured-order.tsx';
import { FeaturedTable } from './featured-table.tsx';

export function FeaturedManager() {
  const { t } = useTranslation('adminFeatured');
  const { counted } = useFormats();
  const { data: summary } = useQuery(summaryQuery);
  const canWrite = useMay('featured.write');
  const toggle = useToggle();
  return (
    <div className="space-y-8">
      <ScreenHeader
        title={t('title')}
        found={
          summary === undefined
            ? ''
            : t('counts', { ...counted(summary.total), featured: counted(summary.featured).formatted })
        }
      >
        {canWrite && <Actions featured={summary?.featured ?? 0} />}
      </ScreenHeader>
      <section className="flex gap-4 rounded-xl border border-sand-200 bg-white p-5">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-maroon-700" />
        <div>
          <h2 className="text-base">{t('auto.title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-stone-700">{t('auto.text')}</p>
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('order')}</h2>
        <FeaturedOrder canWrite={canWrite} onUnfeature={(property) => toggle(property, false)} />
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('all')}</h2>
        <FeaturedTable canWrite={canWrite} onToggle={toggle} />
      </section>
    </div>
  );
}

function useToggle(): (property: Property, isFeatured: boolean) => void {
  const { t } = useTranslation('adminFeatured');
  const tell = useTell();
  const { set } = useFeaturedWrites();
  return ({ id }, isFeatured) => {
    const words = { done: t(isFeatured ? 'toast.on' : 'toast.off'), failed: t('toast.failed') };
    void tell(set.mutateAsync({ id, isFeatured }), words);
  };
}

/** They change many: they ask while any is featured. */
function Actions({ featured }: { featured: number }) {
  const { t } = useTranslation('adminFeatured');
  const { counted } = useFormats();
  const tell = useTell();
  const { random, clear } = useFeaturedWrites();
  const run = {
    random: () =>
      tell(random.mutateAsync(undefined), {
        done: ({ count }) => ({ title: t('toast.random', counted(count)) }),
        failed: t('toast.randomFailed'),
      }),
    clear: () => tell(clear.mutateAsync(undefined), { done: t('toast.cleared'), failed: t('toast.clearFailed') }),
  };
  const { ask, question } = useQuestion((what: 'random' | 'clear') => ({
    title: t(`ask.${what}Title`),
    text: t(`ask.${what}Text`),
    confirmLabel: t(what),
    onConfirm: run[what],
  }));
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        disabled={random.isPending}
        onClick={() => {
          if (featured > 0) ask('random');
          else void run.random();
        }}
      >
        <Dices aria-hidden className="size-4" />
        {t('random')}
      </Button>
      <Button size="sm" variant="secondary" disabled={featured === 0 || clear.isPending} onClick={() => ask('clear')}>
        <Trash2 aria-hidden className="size-4" />
        {t('clear')}
      </Button>
      {question}
    </div>
  );
}
