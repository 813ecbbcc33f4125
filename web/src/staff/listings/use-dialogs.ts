import { useSearchParams } from 'react-router';

/** Which window stands open over the table; it is in the address, so that back closes it and a link opens it. */
export type OpenDialog = { kind: 'add' | 'import' } | { kind: 'view' | 'edit'; id: number };

const parameter = 'dialog';

/** What the address says is open; null when nothing is. */
export function readDialog(value: string | null): OpenDialog | null {
  if (value === 'add' || value === 'import') return { kind: value };
  const [, kind, id] = /^(view|edit)-([1-9]\d{0,8})$/.exec(value ?? '') ?? [];
  return kind === undefined ? null : { kind: kind as 'view' | 'edit', id: Number(id) };
}

/** The open window, and how to open and close one. */
export function useDialogs() {
  const [params, setParams] = useSearchParams();
  const set = (value: string | null): void => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(parameter);
        else next.set(parameter, value);
        return next;
      },
      { preventScrollReset: true, replace: value === null },
    );
  };
  return {
    dialog: readDialog(params.get(parameter)),
    open: (dialog: OpenDialog) => {
      set('id' in dialog ? `${dialog.kind}-${String(dialog.id)}` : dialog.kind);
    },
    close: () => {
      set(null);
    },
  };
}
