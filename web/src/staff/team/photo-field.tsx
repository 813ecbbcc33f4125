import { mostPictureBytes } from '@manzil/core/team/agent-form';
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { MemberPhoto } from './member-photo.tsx';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

interface PhotoFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A member's picture: uploaded, which is looked at before it is sent, or by its address. */
export function PhotoField({ value, onChange, error }: PhotoFieldProps) {
  const { t } = useTranslation(['adminTeam', 'common']);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const uploaded = value.startsWith('data:') || value.startsWith('/media/');

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picture] = event.target.files ?? [];
    // the same file may be chosen again after it was taken away
    event.target.value = '';
    if (picture === undefined) return;
    if (!kinds.includes(picture.type)) setRefused(t('photo.wrongKind'));
    else if (picture.size > mostPictureBytes) setRefused(t('photo.tooLarge'));
    else {
      setRefused(null);
      onChange(await asDataAddress(picture));
    }
  };

  return (
    <fieldset className="flex flex-col gap-5 sm:flex-row">
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{t('photo.title')}</legend>
      <MemberPhoto src={value} className="w-28" />
      <div className="min-w-0 grow space-y-3">
        <div className="flex flex-wrap items-center gap-2.5">
          <input
            ref={file}
            id={id}
            type="file"
            accept={kinds.join(',')}
            className="sr-only"
            tabIndex={-1}
            aria-label={t('photo.upload')}
            onChange={(event) => void choose(event)}
          />
          <Button size="sm" variant="secondary" onClick={() => file.current?.click()}>
            <Upload aria-hidden className="size-4" />
            {t('photo.upload')}
          </Button>
          {value !== '' && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setRefused(null);
                onChange('');
              }}
            >
              <Trash2 aria-hidden className="size-4" />
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p className="text-xs text-stone-500">{t('photo.guide')}</p>
        {refused !== null && (
          <p role="alert" className="text-xs font-medium text-danger-700">
            {refused}
          </p>
        )}
        {!uploaded && (
          <Field label={t('photo.address')} optionalMark={t('common:optional')} error={error}>
            <Input
              name="imageUrl"
              type="url"
              dir="ltr"
              maxLength={1000}
              value={value}
              onChange={(event) => {
                onChange(event.target.value);
              }}
            />
          </Field>
        )}
      </div>
    </fieldset>
  );
}

function asDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file cannot be read'));
    });
    reader.readAsDataURL(file);
  });
}
