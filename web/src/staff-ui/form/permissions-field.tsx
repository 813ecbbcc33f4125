import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { grouped } from '#staff-lib/auth/permission-groups.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { useFieldError } from './fields.tsx';

interface PermissionsFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  hint?: string;
  /** What may be chosen. */
  permissions: readonly Permission[];
}

/** A box for each, in groups. Its value is the list of those that are ticked. */
export function PermissionsField<V extends FieldValues>({ name, label, hint, permissions }: PermissionsFieldProps<V>) {
  const { t } = useTranslation('adminPermissions');
  const { field } = useController<V>({ name });
  const error = useFieldError(name);
  const id = useId();
  const chosen: readonly Permission[] = field.value;
  const toggle = (permission: Permission): void =>
    field.onChange(permissions.filter((one) => (one === permission ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{label}</legend>
      {hint !== undefined && <p className="mb-2 text-xs text-stone-500">{hint}</p>}
      <div className="space-y-4 rounded-lg border border-sand-300 p-4">
        {grouped(permissions).map(({ group, permissions: own }, place) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="mb-1 text-xs font-semibold text-stone-600">
              {t(`groups.${group}`)}
            </p>
            <ul className="grid gap-x-4 sm:grid-cols-2">
              {own.map((permission, nth) => (
                <li key={permission}>
                  <label className="flex min-h-10 cursor-pointer items-center gap-2.5 text-sm text-ink">
                    <input
                      type="checkbox"
                      ref={place === 0 && nth === 0 ? field.ref : undefined}
                      checked={chosen.includes(permission)}
                      onChange={() => toggle(permission)}
                      onBlur={field.onBlur}
                      className="size-4.5 shrink-0 accent-maroon-700"
                    />
                    {t(`names.${permission}`)}
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-danger-700">
          {error}
        </p>
      )}
    </fieldset>
  );
}
