import { useProblem } from '#staff-lib/use-problem.ts';
import { type ToastContent, useToast } from '#ui/toast-state.ts';

interface Words<Result> {
  done?: string | ((result: Result) => ToastContent);
  /** Title above the reason; left out, the reason alone. */
  failed?: string;
  otherwise?: string;
}

/**
 * Says how a change ended. For `mutateAsync`: callbacks of `mutate` go with the row that began it.
 * @returns whether it was done
 */
export function useTell() {
  const toast = useToast();
  const problem = useProblem();
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
