import { useQuery } from '@tanstack/react-query';
import { Dices, Info, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type Property, summaryQuery, useFeaturedWrites } from './api/featured.ts';
import { FeaturedOrder } from './featured-order.tsx';
import { FeaturedTable } from './featured-table.tsx';

/** Which listings the home page shows first. */
export function FeaturedManager() {
  const { t } = useTranslation('adminFeatured');
  const { language } = useLanguage();
  const { data: summary } = useQuery(summaryQuery);
  const { data: user } = useQuery(authUserQuery);
  const canWrite = user?.role === 'admin' || user?.role === 'editor';
  const toggle = useToggle();
  const number = (value: number): string => formatNumber(value, language);
  return (
    <div className="space-y-8">
      <title>{t('title')}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p aria-live="polite" className="text-sm text-stone-600">
            {summary !== undefined &&
              t('counts', {
                count: summary.total,
                featured: number(summary.featured),
                formatted: number(summary.total),
              })}
          </p>
        </div>
        {canWrite && <Actions featured={summary?.featured ?? 0} />}
      </header>
      <section className="flex gap-4 rounded-xl border border-sand-200 bg-white p-5">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-maroon-700" />
        <div>
          <h2 className="text-base">{t('auto.title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-stone-700">{t('auto.text')}</p>
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('order')}</h2>
        <FeaturedOrder
          canWrite={canWrite}
          onUnfeature={(property) => {
            toggle(property, false);
          }}
        />
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
  const problem = useProblem();
  const toast = useToast();
  const { set } = useFeaturedWrites();
  return ({ id }, isFeatured) => {
    set.mutate(
      { id, isFeatured },
      {
        onSuccess: () => {
          toast({ title: t(isFeatured ? 'toast.on' : 'toast.off') });
        },
        onError: (error) => {
          toast({ title: t('toast.failed'), description: problem.sentence(error), variant: 'destructive' });
        },
      },
    );
  };
}

/** Both change many at once, so they ask while anything is featured. */
function Actions({ featured }: { featured: number }) {
  const { t } = useTranslation('adminFeatured');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const { random, clear } = useFeaturedWrites();
  const [asking, setAsking] = useState<'random' | 'clear' | null>(null);
  const runRandom = (): void => {
    random.mutate(undefined, {
      onSuccess: ({ count }) => {
        toast({ title: t('toast.random', { count, formatted: formatNumber(count, language) }) });
      },
      onError: (error) => {
        toast({ title: t('toast.randomFailed'), description: problem.sentence(error), variant: 'destructive' });
      },
    });
  };
  const runClear = (): void => {
    clear.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('toast.cleared') });
      },
      onError: (error) => {
        toast({ title: t('toast.clearFailed'), description: problem.sentence(error), variant: 'destructive' });
      },
    });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        disabled={random.isPending}
        onClick={() => {
          if (featured > 0) setAsking('random');
          else runRandom();
        }}
      >
        <Dices aria-hidden className="size-4" />
        {t('random')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={featured === 0 || clear.isPending}
        onClick={() => {
          setAsking('clear');
        }}
      >
        <Trash2 aria-hidden className="size-4" />
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null);
        }}
        title={asking === 'clear' ? t('ask.clearTitle') : t('ask.randomTitle')}
        text={asking === 'clear' ? t('ask.clearText') : t('ask.randomText')}
        confirmLabel={asking === 'clear' ? t('clear') : t('random')}
        onConfirm={asking === 'clear' ? runClear : runRandom}
      />
    </div>
  );
}
