import { useProblem } from '#staff-lib/use-problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/api/api-error.ts';
import { useToast } from '#ui/toast-state.ts';
import { useUnsavedChanges } from '#staff-ui/unsaved-changes.tsx';
import { type AdminProperty, adminPropertyQuery } from '../api/admin-properties.ts';
import { usePropertyWrites } from '../api/write-property.ts';
import type { FormContextValue } from './form-context.ts';
import { emptyForm, formOf, toBody, toPatch, type FormValues } from './form-values.ts';

/**
 * The form of a listing: sends what was changed with the version it was changed from. When somebody else was faster, what
 * was typed stays, and the person decides.
 */
export function usePropertyForm(found: AdminProperty | null, onSaved: () => void) {
  const { t } = useTranslation('adminProperties');
  const toast = useToast();
  const problem = useProblem();
  const queryClient = useQueryClient();
  const { create, update, release } = usePropertyWrites();
  // what the form began with; it moves on only when a person says so
  const [base, setBase] = useState(found);
  const [conflict, setConflict] = useState<AdminProperty | null>(null);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const before = base === null ? emptyForm : formOf(base);
  const form = useForm<FormValues>({ defaultValues: before });
  const endGuard = useUnsavedChanges(form.formState.isDirty);
  const id = base?.property.id ?? 0;

  const fail = (title: string, error: unknown): void => {
    setRefused(problem.fields(error));
    toast({ title, description: problem.sentence(error), variant: 'destructive' });
  };
  const look = async (): Promise<AdminProperty> => queryClient.fetchQuery({ ...adminPropertyQuery(id), staleTime: 0 });

  async function save(values: FormValues, version: number | null): Promise<void> {
    setRefused({});
    // what the last try met is said anew if this one meets it as well
    setConflict(null);
    try {
      if (version === null) await create.mutateAsync(toBody(values));
      else await update.mutateAsync({ id, body: { ...toPatch(before, values), version } });
      form.reset(version === null ? emptyForm : values);
      toast({ title: t(version === null ? 'toast.created' : 'toast.updated') });
      endGuard();
      onSaved();
    } catch (error) {
      if (codeOf(error) === 'property.conflict') {
        const stored = await look().catch(() => null);
        if (stored !== null) {
          setConflict(stored);
          return;
        }
      }
      fail(t(version === null ? 'toast.createFailed' : 'toast.updateFailed'), error);
    }
  }

  const beginAgain = (stored: AdminProperty): void => {
    setBase(stored);
    setConflict(null);
    form.reset(formOf(stored));
  };
  const context: FormContextValue = {
    fromCrm: base?.property.source === 'crm',
    overrides: base?.overrides ?? [],
    releasing: release.isPending,
    refused,
    release: (field) => {
      release.mutate(
        { id, field },
        {
          onSuccess: (stored) => {
            // what was typed into other fields stays
            const typed = form.getValues();
            const theirs = formOf(stored);
            const name = field === 'images' ? 'pictures' : field;
            setBase(stored);
            form.reset(theirs);
            for (const [key, value] of Object.entries(typed))
              if (key !== name) form.setValue(key as keyof FormValues, value as never, { shouldDirty: true });
            toast({ title: t('toast.released') });
          },
          onError: (error) => {
            fail(t('toast.updateFailed'), error);
          },
        },
      );
    },
  };
  return {
    form,
    before,
    context,
    conflict,
    saving: create.isPending || update.isPending,
    submit: form.handleSubmit((values) => save(values, base?.property === undefined ? null : base.version)),
    keepMine: () => {
      if (conflict === null) return;
      const { version } = conflict;
      void save(form.getValues(), version);
    },
    takeTheirs: () => {
      if (conflict !== null) beginAgain(conflict);
    },
  };
}
