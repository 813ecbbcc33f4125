import { useSearchParams } from 'react-router';

/** What a form is open for: a new entry, the entry with this id, or nothing. */
export type FormSubject = number | 'new' | null;

const parameter = 'dialog';

/** A window over a list by its name in the address: `add`, `edit-7`, `view-7`. Null where there is none. */
export function readWindow(value: string | null): { kind: string; id: number | null } | null {
  const [, kind, id] = /^([a-z]+)(?:-([1-9]\d{0,8}))?$/.exec(value ?? '') ?? [];
  return kind === undefined ? null : { kind, id: id === undefined ? null : Number(id) };
}

/** What an address says is open. */
export function readFormSubject(value: string | null): FormSubject {
  if (value === 'add') return 'new';
  const open = readWindow(value);
  return open?.kind === 'edit' ? open.id : null;
}

/** The state of a navigation by which nothing typed is lost unasked: it closes a form on purpose, or leaves it open. */
export const harmless = { losesNothing: true };
export const isHarmless = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'losesNothing' in state;

/** The window that stands open over a list; it is in the address, so that back closes it and a link opens it. */
export function useWindowAddress() {
  const [params, setParams] = useSearchParams();
  return {
    value: params.get(parameter),
    open: (kind: string, id?: number) => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(parameter, id === undefined ? kind : `${kind}-${String(id)}`);
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

/** The form that stands open over a list. */
export function useFormAddress() {
  const { value, open, close } = useWindowAddress();
  return {
    subject: readFormSubject(value),
    open: (subject: number | 'new') => {
      if (subject === 'new') open('add');
      else open('edit', subject);
    },
    close,
  };
}
