import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { AddButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useWindowAddress } from '#staff-ui/use-form-address.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { allLinksQuery, type SocialLink } from './api/social-links.ts';
import { FacebookTag } from './facebook-tag.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { freePlatforms } from './platforms.ts';
import { UnusedTags } from './unused-tags.tsx';

export function SocialManager({ mayEdit }: { mayEdit: boolean }) {
  return (
    <div className="space-y-10">
      <Links mayEdit={mayEdit} />
      <FacebookTag mayEdit={mayEdit} />
      <UnusedTags />
    </div>
  );
}

function Links({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('adminSocial');
  const result = useQuery(allLinksQuery);
  const { data } = result;
  const dialog = useWindowAddress();
  const [edited, setEdited] = useState<SocialLink | null>(null);
  const isNew = mayEdit && dialog.value === 'add';
  const full = data !== undefined && freePlatforms(data).length === 0;
  const add = (): void => dialog.open('add');
  return (
    <section aria-labelledby="social-links" className="space-y-5">
      <ScreenHeader id="social-links" title={t('title')} text={t('subtitle')}>
        {mayEdit && data !== undefined && data.length > 0 && (
          <AddButton label={t('add')} disabled={full} title={full ? t('allUsed') : undefined} onClick={add} />
        )}
      </ScreenHeader>
      <Loaded result={result} skeleton="h-56">
        {(links) =>
          links.length === 0 ? (
            <EmptyState icon={<Share2 className="size-6" />} title={t('empty.title')} text={t('empty.text')}>
              {mayEdit && <AddButton label={t('empty.addFirst')} onClick={add} />}
            </EmptyState>
          ) : (
            <LinkList links={links} mayEdit={mayEdit} onEdit={setEdited} />
          )
        }
      </Loaded>
      {data !== undefined && isNew && !full && <LinkForm link={null} links={data} onClose={dialog.close} />}
      {data !== undefined && edited !== null && !isNew && (
        <LinkForm link={edited} links={data} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}
