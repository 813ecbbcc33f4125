import { ImagePlus, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useFieldError } from '#staff-ui/form/fields.tsx';
import { type FormValues, roomsFit } from './form-values.ts';
import { inChosenOrder } from './chosen-order.ts';
import { OwnedNote } from './owned-note.tsx';
import { PictureList } from './picture-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/tiff';
const ourOwn = /^\/media\/[\da-f]{64}\/\d+\.webp$/;

/** Dropped, chosen or fetched; the first stands for the listing. */
export function PictureField() {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  const { field } = useController<FormValues, 'pictures'>({
    name: 'pictures',
    rules: { validate: (pictures) => roomsFit(pictures) || t('pictures.roomsWrong', { most: number(1_000) }) },
  });
  const wrong = useFieldError('pictures');
  const { getValues } = useFormContext<FormValues>();
  const [over, setOver] = useState(false);
  const [address, setAddress] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const chosenAt = useRef(new Map<string, number>());
  // several may arrive: each joins what is there by then
  const add = (url: string, key = Number.POSITIVE_INFINITY): void => {
    const now = getValues('pictures');
    if (now.some((picture) => picture.url === url)) return;
    chosenAt.current.set(url, key);
    field.onChange(inChosenOrder(now, { url, en: '', ar: '', rooms: null }, chosenAt.current));
  };
  const { uploads, addFiles, addAddress, dismiss } = useUploads(add);
  const addTyped = (): void => {
    const url = address.trim();
    if (url === '') return;
    if (ourOwn.test(url)) add(url);
    else void addAddress(url);
    setAddress('');
  };
  return (
    <div className="space-y-4">
      <PictureList pictures={field.value} onChange={field.onChange} />
      {wrong !== undefined && (
        <p role="alert" className="text-sm text-danger-700">
          {wrong}
        </p>
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <div className="grid gap-4 sm:grid-cols-2">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files may be dropped here; the button does the same */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void addFiles([...event.dataTransfer.files]);
          }}
          className={`flex flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed p-5 text-center ${over ? 'border-maroon-600 bg-maroon-50' : 'border-sand-300'}`}
        >
          <input
            ref={input}
            type="file"
            multiple
            accept={kinds}
            aria-label={t('pictures.choose')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void addFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden className="size-4" />
            {t('pictures.choose')}
          </Button>
          <p className="text-xs text-stone-600">{t('pictures.drop')}</p>
        </div>
        <div className="flex items-end gap-2">
          <Field label={t('pictures.address')} hint={t('pictures.addressHint')} className="min-w-0 grow">
            <Input
              type="url"
              dir="ltr"
              value={address}
              maxLength={1000}
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                addTyped();
              }}
            />
          </Field>
          <Button variant="secondary" className="mb-6 h-12" onClick={addTyped}>
            <Link2 aria-hidden className="size-4" />
            {t('pictures.fetch')}
          </Button>
        </div>
      </div>
      <OwnedNote field="images" />
      {field.value.some(({ rooms }) => rooms !== null) && <OwnedNote field="plans" />}
    </div>
  );
}
