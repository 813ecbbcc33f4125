import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { useCloseDialog } from '../form-dialog.tsx';
import { FormOfFields, type RecordForm, useFormOfFields } from './use-record-form.ts';

interface FormProps<V extends FieldValues, Stored> {
  of: RecordForm<V, Stored>;
  className?: string;
  /** Browsers would suggest somebody else's data. */
  autoComplete?: 'off';
  children: ReactNode;
}

/** Fields and buttons find the form by context. */
export function Form<V extends FieldValues, Stored>({
  of: form,
  className = 'space-y-5',
  children,
  ...rest
}: FormProps<V, Stored>) {
  return (
    <FormOfFields value={form}>
      <FormProvider {...form}>
        <form noValidate {...rest} onSubmit={form.submit} className={className}>
          {children}
        </form>
      </FormProvider>
    </FormOfFields>
  );
}

/** For forms without a toast. @param otherwise said where nothing more is known */
export function FormFailure({ otherwise }: { otherwise?: string }) {
  const { failure } = useFormOfFields();
  const problem = useProblem();
  return failure == null ? null : <Refusal>{problem.sentence(failure, otherwise)}</Refusal>;
}

/** Beside what was not done. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
      {children}
    </p>
  );
}

interface SaveButtonProps {
  label: string;
  busyLabel?: string;
  whenEdited?: boolean;
  disabled?: boolean;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

export function SaveButton({
  label,
  busyLabel = label,
  whenEdited = false,
  disabled = false,
  ...rest
}: SaveButtonProps) {
  const { busy, edited } = useFormOfFields();
  return (
    <Button type="submit" disabled={disabled || busy || (whenEdited && !edited)} {...rest}>
      {busy ? busyLabel : label}
    </Button>
  );
}

interface FormActionsProps extends SaveButtonProps {
  /** They stay in sight while a long form scrolls. */
  sticky?: boolean;
  children?: ReactNode;
}

/** For a form in a window: cancel and save. */
export function FormActions({ sticky = false, children, ...save }: FormActionsProps) {
  const { t } = useTranslation('common');
  const close = useCloseDialog();
  const stuck =
    'sticky -bottom-5 z-20 -mx-5 -mb-5 border-t border-sand-200 bg-white px-5 py-4 sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:rounded-b-2xl sm:px-7';
  return (
    <div className={`flex flex-wrap justify-end gap-2.5 ${sticky ? stuck : ''}`}>
      {children}
      <Button variant="secondary" onClick={close}>
        {t('cancel')}
      </Button>
      <SaveButton {...save} />
    </div>
  );
}
