import { useQuery } from '@tanstack/react-query';
import { Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { allLinksQuery, type SocialLink } from './api/social-links.ts';
import { FacebookTag } from './facebook-tag.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { freePlatforms } from './platforms.ts';

/** The agency's social links in their order, and the tag by which Facebook knows the site. @param mayEdit else they are read only */
export function SocialManager({ mayEdit }: { mayEdit: boolean }) {
  return (
    <div className="space-y-10">
      <Links mayEdit={mayEdit} />
      <FacebookTag mayEdit={mayEdit} />
    </div>
  );
}

function Links({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation(['adminSocial', 'admin']);
  const { data, error, refetch } = useQuery(allLinksQuery);
  const [edited, setEdited] = useState<SocialLink | 'new' | null>(null);
  const full = data !== undefined && freePlatforms(data).length === 0;
  const addFirst = () => {
    setEdited('new');
  };
  return (
    <section aria-labelledby="social-links" className="space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <ScreenTitle id="social-links" title={t('title')} />
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
        </div>
        {mayEdit && data !== undefined && data.length > 0 && (
          <Button disabled={full} title={full ? t('allUsed') : undefined} onClick={addFirst}>
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        )}
      </header>
      {data === undefined && error !== null && (
        <LoadFailure
          title={t('admin:failed.title')}
          text={t('admin:failed.text')}
          retryLabel={t('admin:failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <Skeleton className="h-56 w-full" />}
      {data?.length === 0 && (
        <EmptyState icon={<Share2 className="size-6" />} title={t('empty.title')} text={t('empty.text')}>
          {mayEdit && (
            <Button onClick={addFirst}>
              <Plus aria-hidden className="size-4" />
              {t('empty.addFirst')}
            </Button>
          )}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <LinkList links={data} mayEdit={mayEdit} onEdit={setEdited} />}
      {edited !== null && data !== undefined && (
        <LinkForm
          link={edited === 'new' ? null : edited}
          links={data}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </section>
  );
}
