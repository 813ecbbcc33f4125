import { useProblem } from '#staff-lib/use-problem.ts';
import { type ToastContent, useToast } from '#ui/toast-state.ts';

interface Words<Result> {
  /** What is said when it is done. */
  done?: string | ((result: Result) => ToastContent);
  /** What is said when it is not, above the reason; left out, the reason alone. */
  failed?: string;
  /** The reason, where nothing more is known. */
  otherwise?: string;
}

/**
 * Waits for a change and says how it ended. The rows that it was begun from may be gone by then, and with them the callbacks
 * of `mutate`: so `mutateAsync` is awaited.
 */
export function useTell() {
  const toast = useToast();
  const problem = useProblem();
  /** @returns whether it was done */
  return async <Result>(change: Promise<Result>, { done, failed, otherwise }: Words<Result> = {}): Promise<boolean> => {
    try {
      const result = await change;
      if (done !== undefined) toast(typeof done === 'string' ? { title: done } : done(result));
      return true;
    } catch (error) {
      const reason = problem.sentence(error, otherwise);
      const words = failed === undefined ? { title: reason } : { title: failed, description: reason };
      toast({ ...words, variant: 'destructive' });
      return false;
    }
  };
}
