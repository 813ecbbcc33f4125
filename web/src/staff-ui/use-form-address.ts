import { useSearchParams } from 'react-router';

/** What a form is open for: a new entry, the entry with this id, or nothing. */
export type FormSubject = number | 'new' | null;

const parameter = 'dialog';

/** What an address says is open. */
export function readFormSubject(value: string | null): FormSubject {
  if (value === 'add') return 'new';
  const [, id] = /^edit-([1-9]\d{0,8})$/.exec(value ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/** The state of a navigation by which nothing typed is lost unasked: it closes a form on purpose, or leaves it open. */
export const harmless = { losesNothing: true };
export const isHarmless = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'losesNothing' in state;

/** The form that stands open over a list; it is in the address, so that back closes it and a link opens it. */
export function useFormAddress() {
  const [params, setParams] = useSearchParams();
  return {
    subject: readFormSubject(params.get(parameter)),
    open: (subject: number | 'new') => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(parameter, subject === 'new' ? 'add' : `edit-${String(subject)}`);
          return next;
        },
        { preventScrollReset: true },
      );
    },
    close: () => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(parameter);
          return next;
        },
        { preventScrollReset: true, replace: true, state: harmless },
      );
    },
  };
}
