import { GripVertical } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { moved, useSortable } from '#staff-ui/use-sortable.ts';
import { type SocialLink, useDeleteLink, useOrderLinks } from './api/social-links.ts';
import { LinkRow } from './link-row.tsx';
import { usePlatformName } from './use-platform-name.ts';

interface LinkListProps {
  links: readonly SocialLink[];
  mayEdit: boolean;
  onEdit: (link: SocialLink) => void;
}

/** Moves within this time are saved as one (ms). */
const pauseMs = 400;

/** The links in the order in which visitors see them, changed by dragging a handle or with the arrow keys on it. */
export function LinkList({ links, mayEdit, onEdit }: LinkListProps) {
  const { t } = useTranslation(['adminSocial', 'admin']);
  const problem = useProblem();
  const { language } = useLanguage();
  const nameOf = usePlatformName();
  const toast = useToast();
  const order = useOrderLinks();
  const remove = useDeleteLink();
  const [leaving, setLeaving] = useState<SocialLink | null>(null);
  const [said, setSaid] = useState('');
  /** What was moved and is not saved yet. */
  const [wanted, setWanted] = useState<readonly SocialLink[] | null>(null);
  const shown = wanted ?? links;
  const failed = (error: unknown) => {
    toast({ title: t('error'), description: problem.sentence(error, t('socialMediaError')), variant: 'destructive' });
  };
  const number = (value: number) => formatNumber(value, language);

  const { list, dragged, handle } = useSortable<HTMLUListElement>({
    count: shown.length,
    onMove: (from, to) => {
      setWanted(moved(shown, from, to));
      const name = nameOf(shown[from]?.platform ?? '');
      setSaid(t('place', { name, place: number(to + 1), total: number(shown.length) }));
    },
  });
  const save = useEffectEvent(() => {
    if (wanted === null) return;
    order.mutate(
      wanted.map(({ id }) => id),
      { onError: failed },
    );
    setWanted(null);
  });
  const isDragging = dragged !== null;
  // who goes elsewhere at once has moved it all the same
  useEffect(
    () => () => {
      save();
    },
    [],
  );
  useEffect(() => {
    if (wanted === null || isDragging) return undefined;
    const timer = setTimeout(() => {
      save();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, isDragging]);

  return (
    <>
      <ul ref={list} aria-label={t('title')} className="space-y-2">
        {shown.map((link, place) => (
          <li
            key={link.id}
            className={`flex items-center gap-2 rounded-xl border bg-white p-2 pe-4 ${dragged === place ? 'relative border-maroon-600 shadow-float' : 'border-sand-200'}`}
          >
            {mayEdit && links.length > 1 && (
              <button
                type="button"
                aria-label={t('admin:sort.handle', { name: nameOf(link.platform) })}
                title={t('admin:sort.hint')}
                {...handle(place)}
                className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-stone-500 hover:bg-sand-100 hover:text-ink active:cursor-grabbing"
              >
                <GripVertical aria-hidden className="size-5" />
              </button>
            )}
            <div className="min-w-0 grow">
              <LinkRow
                link={link}
                name={nameOf(link.platform)}
                mayEdit={mayEdit}
                onEdit={() => {
                  onEdit(link);
                }}
                onDelete={() => {
                  setLeaving(link);
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => {
          setLeaving(null);
        }}
        destructive
        title={t('remove.title', { name: leaving === null ? '' : nameOf(leaving.platform) })}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.id, {
            onSuccess: () => {
              toast({ title: t('deleted') });
            },
            onError: failed,
          });
        }}
      />
    </>
  );
}
