import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { shrinkPicture } from './editor/shrink-picture.ts';

interface PictureFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The picture above an article: uploaded, or by its address. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const { t } = useTranslation(['adminBlog', 'common']);
  const file = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const uploaded = value.startsWith('data:') || value.startsWith('/media/');

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picture] = event.target.files ?? [];
    event.target.value = '';
    if (picture === undefined) return;
    try {
      onChange(await shrinkPicture(picture));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };

  return (
    <fieldset className="flex flex-col gap-4 sm:flex-row">
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{t('fields.featuredImage')}</legend>
      {uploaded && (
        <img src={value} alt="" className="aspect-video w-full rounded-lg bg-sand-100 object-cover sm:w-56" />
      )}
      <div className="min-w-0 grow space-y-3">
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          tabIndex={-1}
          aria-label={t('picture.upload')}
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" variant="secondary" onClick={() => file.current?.click()}>
            <ImageUp aria-hidden className="size-4" />
            {t('picture.upload')}
          </Button>
          {value !== '' && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                onChange('');
              }}
            >
              <Trash2 aria-hidden className="size-4" />
              {t('picture.remove')}
            </Button>
          )}
        </div>
        {wrong && (
          <p role="alert" className="text-xs font-medium text-danger-700">
            {t('picture.wrongFile')}
          </p>
        )}
        {!uploaded && (
          <Field label={t('picture.address')} optionalMark={t('common:optional')}>
            <Input
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
