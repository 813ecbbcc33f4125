import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { useToast } from '#ui/toast-state.ts';
import { useChangeTask } from './api/tasks.ts';
import { useChangeViewing } from './api/viewings.ts';
import type { CalendarItem } from './calendar-items.ts';
import { useClashWords } from './use-clash-words.ts';

/** Puts it at another time, and says where it stands now or what is in the way. */
export function useMoveItem() {
  const { t } = useTranslation('adminCalendar');
  const { dateTime } = useFormats();
  const toast = useToast();
  const problem = useProblem();
  const clashOf = useClashWords();
  const changeTask = useChangeTask();
  const changeViewing = useChangeViewing();
  const send = ({ kind, record: { id, version } }: CalendarItem, at: string): Promise<unknown> =>
    kind === 'task'
      ? changeTask.mutateAsync({ id, version, dueAt: at })
      : changeViewing.mutateAsync({ id, version, startsAt: at });
  return async (item: CalendarItem, at: string): Promise<void> => {
    try {
      await send(item, at);
      toast({ title: t('viewing.moved', { time: dateTime(at) }) });
    } catch (error) {
      toast({ title: clashOf(error) ?? problem.sentence(error), variant: 'destructive' });
    }
  };
}
