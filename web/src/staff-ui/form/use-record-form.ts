import { createContext, type FormEvent, use, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { codeOf } from '#lib/api/api-error.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { type ToastContent, useToast } from '#ui/toast-state.ts';
import { useUnsavedChanges } from '../unsaved-changes.tsx';

export type Wrong<V extends FieldValues> = Partial<Record<FieldPath<V>, string | undefined>>;

interface RecordFormOptions<V extends FieldValues, Result, Stored> {
  /** Null or left out for something new. */
  record?: Stored | null;
  start: (record: Stored | null) => V;
  /** May name hidden fields. Left out, fields have rules of their own. */
  rules?: (values: V) => Wrong<V>;
  /** Fails with ApiError. @param over the later version that somebody overwrites knowingly; else null */
  send: (values: V, before: Stored | null, over: Stored | null) => Promise<Result>;
  done?: ToastContent;
  /** Toast; left out, the form shows FormFailure. `otherwise`: nothing more is known. */
  failed?: { title: string; otherwise?: string };
  onWrong?: (errors: FieldErrors<V>, form: UseFormReturn<V>) => void;
  /** @returns true where no toast need say more */
  onRefused?: (error: unknown, form: UseFormReturn<V>) => boolean;
  /** The code of somebody else's change, and how to read it. */
  rival?: { code: string; look: () => Promise<Stored> };
  /** Values of a form that stays open; left out, those sent. */
  after?: (result: Result) => V;
  onSaved?: (result: Result) => void;
  /** Nothing is lost by leaving, as on the sign-in form. */
  unguarded?: boolean;
}

export interface RecordForm<V extends FieldValues = FieldValues, Stored = unknown> extends UseFormReturn<V> {
  /** What the form began with, until a person takes another. */
  before: Stored | null;
  busy: boolean;
  edited: boolean;
  failure: unknown;
  /** The server's complaints by member of the body. */
  refused: Partial<Record<string, string>>;
  conflict: Stored | null;
  submit: (event?: FormEvent) => void;
  keepMine: () => void;
  takeTheirs: () => void;
  begin: (record: Stored) => void;
  /** As if it were typed. */
  put(change: Partial<V>): void;
}

export const FormOfFields = createContext<Pick<RecordForm, 'busy' | 'edited' | 'failure' | 'refused' | 'put'>>({
  busy: false,
  edited: false,
  failure: null,
  refused: {},
  put: () => undefined,
});
export const useFormOfFields = () => use(FormOfFields);

/** How all forms of staff work: what was typed stays when sending fails, and nobody leaves it unasked. */
export function useRecordForm<V extends FieldValues, Result = unknown, Stored = never>(
  options: RecordFormOptions<V, Result, Stored>,
): RecordForm<V, Stored> {
  const { record = null, start, rules, send, done, failed, onRefused, rival, after, onSaved } = options;
  const toast = useToast();
  const problem = useProblem();
  const [before, setBefore] = useState<Stored | null>(record);
  const [first] = useState(() => start(record));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Stored | null>(null);
  const sending = useRef(false);
  const form = useForm<V>({
    defaultValues: first as DefaultValues<V>,
    ...(rules === undefined ? {} : { resolver: resolverOf(rules) }),
  });
  const { isDirty: edited, isSubmitted } = form.formState;
  const endGuard = useUnsavedChanges(edited && options.unguarded !== true);

  /** Null for other errors, and where the change cannot be read. */
  async function rivalOf(error: unknown): Promise<Stored | null> {
    if (rival === undefined || codeOf(error) !== rival.code) return null;
    try {
      return await rival.look();
    } catch {
      return null;
    }
  }

  async function fail(error: unknown, values: V): Promise<void> {
    const theirs = await rivalOf(error);
    if (theirs !== null) {
      // ConflictNote says it; a toast would say it twice
      setConflict(() => theirs);
      return;
    }
    setFailure(error);
    const wrong = Object.keys(problem.fields(error)).find((name) => name in values);
    if (wrong !== undefined) form.setFocus(wrong as FieldPath<V>);
    if (onRefused?.(error, form) === true || failed === undefined) return;
    toast({ title: failed.title, description: problem.sentence(error, failed.otherwise), variant: 'destructive' });
  }

  async function save(values: V, over: Stored | null): Promise<void> {
    // a second press comes before the button is disabled
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setConflict(null);
    setFailure(null);
    try {
      const result = await send(values, before, over);
      endGuard();
      form.reset(after?.(result) ?? values);
      if (done !== undefined) toast(done);
      onSaved?.(result);
    } catch (error) {
      await fail(error, values);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const begin = (stored: Stored): void => {
    setBefore(() => stored);
    setConflict(null);
    form.reset(start(stored));
  };
  const sendLooked = (over: Stored | null, event?: FormEvent): void =>
    void form.handleSubmit(
      (values) => save(values, over),
      (errors) => options.onWrong?.(errors, form),
    )(event);
  return {
    ...form,
    before,
    busy,
    edited,
    failure,
    refused: problem.fields(failure),
    conflict,
    begin,
    submit: (event) => sendLooked(null, event),
    // what was typed since is checked like the rest
    keepMine: () => sendLooked(conflict),
    takeTheirs: () => {
      if (conflict !== null) begin(conflict);
    },
    put: (change) => {
      for (const [name, value] of Object.entries(change))
        form.setValue(name as FieldPath<V>, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
    },
  };
}

function resolverOf<V extends FieldValues>(rules: (values: V) => Wrong<V>): Resolver<V> {
  return (values) => {
    const errors: FieldErrors<V> = {};
    for (const [name, message] of Object.entries(rules(values)))
      if (message !== undefined) set(errors, name, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
