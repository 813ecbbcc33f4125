import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ToastContent } from '#ui/toast-state.ts';
import { BarButton } from '../table/bar-button.tsx';
import { SelectionBar } from '../table/selection-bar.tsx';
import type { RowId, Selection } from '../table/use-selection.ts';
import { useQuestion } from '../use-question.tsx';
import { useTell } from '../use-tell.ts';

export interface BulkResult extends Omit<ToastContent, 'action'> {
  /** Left out where there is no way back. */
  undo?: { label: string; run: () => Promise<BulkResult> } | undefined;
}

interface BulkQuestion {
  title: string;
  text: string;
  confirmLabel: string;
  destructive?: boolean;
}

export interface BulkAction<Id extends RowId> {
  name: string;
  label: string;
  icon?: LucideIcon;
  running?: string;
  /** Left out, it is done at once. */
  question?: BulkQuestion | ((choice: string) => BulkQuestion);
  /** With choices it is a list in place of a button. */
  choices?: readonly { value: string; label: string }[];
  run: (ids: Id[], choice: string) => Promise<BulkResult>;
  failed: string;
  otherwise?: string;
  /** The rows stay, and so does their selection. */
  keepsSelection?: boolean;
}

export interface Bulk<Row, Id extends RowId> {
  actions: readonly BulkAction<Id>[];
  fetchAllIds: () => Promise<Id[]>;
  /** Left out, all. */
  canSelect?: (row: Row) => boolean;
  /** Where selecting all does not mean all that is found. */
  all?: { total: number; label: string };
}

interface Asked<Id extends RowId> {
  action: BulkAction<Id>;
  choice: string;
  words: BulkQuestion;
}

interface BulkBarProps<Row, Id extends RowId> {
  bulk: Bulk<Row, Id>;
  selection: Selection<Id>;
  /** Only those that can be selected. */
  pageIds: readonly Id[];
  total: number;
}

/** One action at a time; each says how it ended. */
export function BulkBar<Row, Id extends RowId>({ bulk, selection, pageIds, total }: BulkBarProps<Row, Id>) {
  const tell = useTell();
  const [running, setRunning] = useState<string | null>(null);

  const start = async (action: BulkAction<Id>, choice = ''): Promise<void> => {
    const { failed, otherwise } = action;
    const say = ({ undo, ...content }: BulkResult): ToastContent => ({
      ...content,
      ...(undo !== undefined && {
        action: { label: undo.label, onAction: () => void tell(undo.run(), { done: say, failed }) },
      }),
    });
    setRunning(action.name);
    const isDone = await tell(action.run([...selection.ids], choice), {
      done: say,
      failed,
      ...(otherwise !== undefined && { otherwise }),
    });
    setRunning(null);
    if (isDone && action.keepsSelection !== true) selection.clear();
  };
  const { ask, question } = useQuestion(({ action, choice, words }: Asked<Id>) => ({
    ...words,
    onConfirm: () => start(action, choice),
  }));
  const begin = (action: BulkAction<Id>, choice = ''): void => {
    const words = typeof action.question === 'function' ? action.question(choice) : action.question;
    if (words === undefined) void start(action, choice);
    else ask({ action, choice, words });
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        pageIds={pageIds}
        total={bulk.all?.total ?? total}
        fetchAllIds={bulk.fetchAllIds}
        allLabel={bulk.all?.label}
      >
        {bulk.actions.map((action) =>
          action.choices === undefined ? (
            <BarButton key={action.name} disabled={running !== null} onClick={() => begin(action)}>
              {action.icon !== undefined && (
                <action.icon
                  aria-hidden
                  className={`size-4 ${running === action.name && action.running !== undefined ? 'animate-spin motion-reduce:animate-none' : ''}`}
                />
              )}
              {running === action.name ? (action.running ?? action.label) : action.label}
            </BarButton>
          ) : (
            <Choices
              key={action.name}
              action={action}
              disabled={running !== null}
              onChoose={(value) => begin(action, value)}
            />
          ),
        )}
      </SelectionBar>
      {question}
    </>
  );
}

interface ChoicesProps<Id extends RowId> {
  action: BulkAction<Id>;
  disabled: boolean;
  onChoose: (value: string) => void;
}

function Choices<Id extends RowId>({ action: { label, choices = [] }, disabled, onChoose }: ChoicesProps<Id>) {
  return (
    <select
      aria-label={label}
      value=""
      disabled={disabled}
      className="select h-9 rounded-full border border-white/30 bg-ink px-3 pe-9! text-sm font-medium hover:bg-white/15 focus-visible:outline-white disabled:opacity-60"
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="" disabled>
        {label}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} className="bg-white text-ink">
          {choice.label}
        </option>
      ))}
    </select>
  );
}
