import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { FormValues } from './form-values.ts';
import { OwnedNote } from './owned-note.tsx';

/** Enter or a comma adds one. */
export function FeatureField() {
  const { t } = useTranslation('adminProperties');
  const { field } = useController<FormValues, 'features'>({ name: 'features' });
  const [text, setText] = useState('');
  const add = (): void => {
    const some = text
      .split(/[,،\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '' && !field.value.includes(part));
    if (some.length > 0) field.onChange([...field.value, ...new Set(some)]);
    setText('');
  };
  return (
    <div>
      <div className="flex items-end gap-2">
        <Field label={t('form.addFeature')} className="grow">
          <Input
            dir="auto"
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            onBlur={field.onBlur}
          />
        </Field>
        <Button variant="secondary" className="h-12" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t('form.addFeatureAction')}
        </Button>
      </div>
      {field.value.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {field.value.map((feature) => (
            <li
              key={feature}
              dir="auto"
              className="inline-flex items-center gap-1 rounded-full bg-sand-100 ps-3 pe-1 text-sm"
            >
              {feature}
              <button
                type="button"
                aria-label={t('form.removeFeature', { name: feature })}
                onClick={() => field.onChange(field.value.filter((one) => one !== feature))}
                className="rounded-full p-1.5 text-stone-600 hover:bg-sand-200 hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <OwnedNote field="features" />
    </div>
  );
}
