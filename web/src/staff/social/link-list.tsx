import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { SortableList } from '#staff-ui/list/sortable-list.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { type SocialLink, useDeleteLink, useOrderLinks } from './api/social-links.ts';
import { LinkRow } from './link-row.tsx';
import { usePlatformName } from './use-platform-name.ts';

interface LinkListProps {
  links: readonly SocialLink[];
  mayEdit: boolean;
  onEdit: (link: SocialLink) => void;
}

/** In the visitors' order. */
export function LinkList({ links, mayEdit, onEdit }: LinkListProps) {
  const { t } = useTranslation(['adminSocial', 'admin']);
  const { number } = useFormats();
  const nameOf = usePlatformName();
  const tell = useTell();
  const order = useOrderLinks();
  const remove = useDeleteLink();
  const failed = { failed: t('error'), otherwise: t('socialMediaError') };
  const { ask, question } = useQuestion(({ id, platform }: SocialLink) => ({
    destructive: true,
    title: t('remove.title', { name: nameOf(platform) }),
    text: t('remove.text'),
    confirmLabel: t('remove.action'),
    onConfirm: () => tell(remove.mutateAsync(id), { done: t('deleted'), ...failed }),
  }));
  return (
    <>
      <SortableList
        look="cards"
        label={t('title')}
        items={links}
        onOrder={mayEdit ? (ids) => tell(order.mutateAsync(ids), failed) : undefined}
        handleLabel={({ platform }) => t('admin:sort.handle', { name: nameOf(platform) })}
        placeOf={({ platform }, place) =>
          t('place', { name: nameOf(platform), place: number(place + 1), total: number(links.length) })
        }
      >
        {(link) => (
          <div className="min-w-0 grow">
            <LinkRow
              link={link}
              name={nameOf(link.platform)}
              mayEdit={mayEdit}
              onEdit={() => onEdit(link)}
              onDelete={() => ask(link)}
            />
          </div>
        )}
      </SortableList>
      {question}
    </>
  );
}
