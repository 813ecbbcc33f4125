import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useQuestion } from '../use-question.tsx';
import { useTell } from '../use-tell.ts';
import { Comparison } from './comparison.tsx';
import { RevisionLines } from './revision-lines.tsx';
import { type RevisionList, revisionsQuery, type Subject, useRestoreRevision } from './revisions.ts';

interface RevisionsDialogProps {
  subject: Subject;
  name: string;
  onClose: () => void;
  onRestored: () => void;
}

/** Who changed what and when, two versions beside each other, and the way back. */
export function RevisionsDialog({ subject, name, onClose, onRestored }: RevisionsDialogProps) {
  const { t } = useTranslation('adminTrash');
  const result = useQuery(revisionsQuery(subject));
  return (
    <Dialog
      open
      wide
      over
      title={t('history.title', { name: isolated(name) })}
      description={t('history.hint')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Loaded result={result} skeleton="h-72">
        {(list) =>
          list.revisions.length === 0 ? (
            <p className="text-stone-600">{t('history.none')}</p>
          ) : (
            <Revisions subject={subject} name={name} list={list} onRestored={onRestored} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface RevisionsProps extends Omit<RevisionsDialogProps, 'onClose'> {
  list: RevisionList;
}

function Revisions({ subject, name, list, onRestored }: RevisionsProps) {
  const { t } = useTranslation('adminTrash');
  const { number, dateTime } = useFormats();
  const { revisions, version } = list;
  const [pair, setPair] = useState({ from: revisions[0]?.id ?? 0, to: 0 });
  const restoring = useRestoring(subject, name, version, onRestored);
  const from = revisions.find(({ id }) => id === pair.from);
  const options = [
    { value: 0, label: t('history.now', { version: number(version) }) },
    ...revisions.map((one) => ({
      value: one.id,
      label: t('history.version', { version: number(one.version), time: dateTime(one.at) }),
    })),
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-[17rem_1fr]">
      <RevisionLines
        kind={subject.kind}
        revisions={revisions}
        chosen={pair.from}
        onChoose={(place) => setPair({ from: revisions[place]?.id ?? 0, to: revisions[place - 1]?.id ?? 0 })}
      />
      <div className="min-w-0 space-y-4">
        <div className="flex flex-wrap items-end gap-3">
          <Choice
            label={t('history.from')}
            value={pair.from}
            options={options.slice(1)}
            onChange={(next) => setPair({ ...pair, from: next })}
          />
          <Choice
            label={t('history.to')}
            value={pair.to}
            options={options}
            onChange={(next) => setPair({ ...pair, to: next })}
          />
        </div>
        <Comparison subject={subject} from={pair.from} to={pair.to} />
        {from !== undefined && (
          <Button onClick={() => restoring.ask({ id: from.id, version: from.version })}>
            {t('history.restore', { version: number(from.version) })}
          </Button>
        )}
      </div>
      {restoring.question}
    </div>
  );
}

function useRestoring(subject: Subject, name: string, version: number, onRestored: () => void) {
  const { t } = useTranslation('adminTrash');
  const { number } = useFormats();
  const tell = useTell();
  const { mutateAsync } = useRestoreRevision(subject);
  return useQuestion((chosen: { id: number; version: number }) => {
    const words = { version: number(chosen.version), name: isolated(name) };
    return {
      title: t('history.question', words),
      text: t('history.text', words),
      confirmLabel: t('history.confirm'),
      onConfirm: async () => {
        const ending = { done: t('history.done', words), failed: t('history.failed') };
        if (await tell(mutateAsync({ revision: chosen.id, version }), ending)) onRestored();
      },
    };
  });
}

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="min-w-0 grow text-sm font-medium text-stone-700">
      {label}
      <select
        className="select mt-1 h-10 w-full rounded-md border border-sand-300 bg-white px-3 pe-9! text-sm"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
