import { Check, Pencil, Star, Trash2, UserRound, Users } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/field.tsx';
import { RowAction } from '../list/row-action.tsx';
import { Checkbox } from '../table/checkbox.tsx';
import { useTell } from '../use-tell.ts';
import { type SavedView, useViewChanges, type ViewScreen } from './saved-views.ts';
import type { ViewState } from './view-state.ts';

/** The contract's. */
const longestName = 60;

interface ViewsDialogProps {
  screen: ViewScreen;
  views: readonly SavedView[];
  mayShare: boolean;
  now: ViewState;
  chosenId: number | null;
  /** Begins with the name of a new one. */
  saves: boolean;
  /** Null: none. */
  onChoose: (view: SavedView | null) => void;
  onSaved: (view: SavedView) => void;
  /** The list stays as it is. */
  onChosenGone: () => void;
  onClose: () => void;
}

/** All views of a list; a sheet on a phone. It stays as it is while its views are asked for anew. */
export function ViewsDialog(props: ViewsDialogProps) {
  const { views, chosenId, onChoose, onClose } = props;
  const { t } = useTranslation('adminViews');
  const groups = [
    { name: t('own'), views: views.filter(({ isOwn }) => isOwn) },
    { name: t('shared'), views: views.filter(({ isOwn }) => !isOwn) },
  ].filter((group) => group.views.length > 0);
  return (
    <Dialog open title={t('title')} onOpenChange={onClose}>
      <div className="space-y-5">
        {views.length === 0 && <p className="text-sm text-stone-600">{t('none')}</p>}
        {views.length > 0 && <Choice label={t('all')} chosen={chosenId === null} onChoose={() => onChoose(null)} />}
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className="mb-1 text-xs font-semibold text-stone-600">{group.name}</h3>
            <ul className="divide-y divide-sand-200">
              {group.views.map((view) => (
                <ViewLine key={view.id} view={view} {...props} />
              ))}
            </ul>
          </section>
        ))}
        <SaveForm {...props} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

function Choice({ label, chosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-start hover:bg-sand-100"
    >
      <Check aria-hidden className={`size-4 shrink-0 text-maroon-700 ${chosen ? '' : 'invisible'}`} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <bdi className="font-medium wrap-anywhere text-ink">{label}</bdi>
        {children}
      </span>
    </button>
  );
}

function ViewLine(props: ViewsDialogProps & { view: SavedView }) {
  const { view, screen, mayShare, chosenId, onChoose, onSaved, onChosenGone } = props;
  const { id, name, isShared, isOwn, mayChange, isDefault, ownerName } = view;
  const { t } = useTranslation('adminViews');
  const tell = useTell();
  const { add, update, remove, choose } = useViewChanges();
  const [renames, setRenames] = useState(false);
  const isChosen = chosenId === id;
  const bringBack = async (): Promise<void> => {
    const { columns, filters, sort } = view;
    const made = add({ screen, name, isShared: isShared && mayShare, columns, filters, sort });
    if (!(await tell(made, { done: t('restored') }))) return;
    const back = await made;
    if (isDefault) await tell(choose({ screen, viewId: back.id }));
    if (isChosen) onSaved(back);
  };
  const takeAway = async (): Promise<void> => {
    const action = { label: t('undo'), onAction: () => void bringBack() };
    if ((await tell(remove(id), { done: () => ({ title: t('deleted'), action }) })) && isChosen) onChosenGone();
  };
  if (renames)
    return (
      <li className="py-2">
        <NameForm
          label={t('newNameFor', { name })}
          start={name}
          onName={async (next) => {
            if (await tell(update({ id, name: next }), { done: t('updated') })) setRenames(false);
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-1 sm:flex-nowrap">
      <Choice label={name} chosen={isChosen} onChoose={() => onChoose(view)}>
        {!isOwn && ownerName !== null && <span className="text-sm text-stone-600">{t('by', { name: ownerName })}</span>}
        {isOwn && isShared && <Badge>{t('shared')}</Badge>}
        {isDefault && <Badge>{t('opensWith')}</Badge>}
      </Choice>
      <div className="ms-auto flex shrink-0">
        <RowAction
          label={t(isDefault ? 'noDefaultFor' : 'defaultFor', { name })}
          icon={Star}
          className={isDefault ? 'text-maroon-700! [&_svg]:fill-current' : ''}
          onClick={() => void tell(choose({ screen, viewId: isDefault ? null : id }))}
        />
        {mayChange && (
          <>
            {mayShare && (
              <RowAction
                label={t(isShared ? 'unshareFor' : 'shareFor', { name })}
                icon={isShared ? UserRound : Users}
                onClick={() => void tell(update({ id, isShared: !isShared }), { done: t('updated') })}
              />
            )}
            <RowAction label={t('renameFor', { name })} icon={Pencil} onClick={() => setRenames(true)} />
            <RowAction label={t('deleteFor', { name })} icon={Trash2} danger onClick={() => void takeAway()} />
          </>
        )}
      </div>
    </li>
  );
}

interface NameFormProps {
  label: string;
  start: string;
  onName: (name: string) => Promise<void>;
  /** It was asked for by the press that opened it. */
  takesFocus?: boolean;
  children?: ReactNode;
}

function NameForm({ label, start, onName, takesFocus = true, children }: NameFormProps) {
  const { t } = useTranslation('adminViews');
  const [name, setName] = useState(start);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || busy) return;
    setBusy(true);
    await onName(name.trim());
    setBusy(false);
  };
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => void send(event)}>
      <Field label={label} error={missing ? t('nameMissing') : undefined}>
        <Input
          ref={field}
          value={name}
          dir="auto"
          maxLength={longestName}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {children}
      <Button size="sm" type="submit" disabled={busy}>
        {t('save')}
      </Button>
    </form>
  );
}

function SaveForm({ screen, now, mayShare, saves, onSaved, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('adminViews');
  const tell = useTell();
  const { add } = useViewChanges();
  const [isShared, setIsShared] = useState(false);
  return (
    <section aria-label={t('saveTitle')} className="rounded-lg border border-sand-200 bg-sand-50 p-4">
      <h3 className="mb-3 font-semibold">{t('saveTitle')}</h3>
      <NameForm
        label={t('name')}
        start=""
        takesFocus={saves}
        onName={async (name) => {
          const saved = add({ screen, name, isShared, ...now });
          if (!(await tell(saved, { done: t('saved') }))) return;
          onSaved(await saved);
          onClose();
        }}
      >
        {mayShare && (
          <label className="flex min-h-9 items-center gap-2.5 text-sm">
            <Checkbox label={t('share')} checked={isShared} onChange={() => setIsShared(!isShared)} />
            <span aria-hidden>{t('share')}</span>
          </label>
        )}
      </NameForm>
    </section>
  );
}
