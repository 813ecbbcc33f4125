import { useSearchParams } from 'react-router';

/** A new entry, the entry with this id, or no form. */
export type FormSubject = number | 'new' | null;

const parameter = 'dialog';

/** `add`, `edit-7`, `view-7`. */
export function readWindow(value: string | null): { kind: string; id: number | null } | null {
  const [, kind, id] = /^([a-z]+)(?:-([1-9]\d{0,8}))?$/.exec(value ?? '') ?? [];
  return kind === undefined ? null : { kind, id: id === undefined ? null : Number(id) };
}

export function readFormSubject(value: string | null): FormSubject {
  if (value === 'add') return 'new';
  const open = readWindow(value);
  return open?.kind === 'edit' ? open.id : null;
}

/** Of a navigation that closes a form on purpose or leaves it open. */
export const harmless = { losesNothing: true };
export const isHarmless = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'losesNothing' in state;

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
