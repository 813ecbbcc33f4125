import { ImageUp, Trash2 } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { TextField } from './fields.tsx';
import { useFormOfFields } from './use-record-form.ts';

interface PictureFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  words: { title: string; upload: string; remove: string; address?: string; guide?: string };
  accept: readonly string[];
  read: (file: File) => Promise<{ address: string } | { wrong: string }>;
  Look: ComponentType<{ address: string; uploaded: boolean }>;
}

/** A picture by file, or by address where that has a name. */
export function PictureField<V extends FieldValues>({ name, words, accept, read, Look }: PictureFieldProps<V>) {
  const { put } = useFormOfFields();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const value: string = useWatch<V>({ name });
  // an upload's address is nothing to edit
  const uploaded = value.startsWith('data:') || value.startsWith('/media/');
  const choose = async (file: File) => {
    const found = await read(file);
    setRefused('wrong' in found ? found.wrong : null);
    if ('address' in found) put({ [name]: found.address });
  };
  return (
    <fieldset className="flex flex-col gap-5 sm:flex-row">
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{words.title}</legend>
      <Look address={value} uploaded={uploaded} />
      <div className="min-w-0 grow space-y-3">
        <input
          ref={input}
          type="file"
          accept={accept.join(',')}
          tabIndex={-1}
          aria-label={words.upload}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // or the same file could not be chosen again
            event.target.value = '';
            if (file !== undefined) void choose(file);
          }}
        />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden className="size-4" />
            {words.upload}
          </Button>
          {value !== '' && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setRefused(null);
                put({ [name]: '' });
              }}
            >
              <Trash2 aria-hidden className="size-4" />
              {words.remove}
            </Button>
          )}
        </div>
        {words.guide !== undefined && <p className="text-xs text-stone-500">{words.guide}</p>}
        {refused !== null && (
          <p role="alert" className="text-xs font-medium text-danger-700">
            {refused}
          </p>
        )}
        {!uploaded && words.address !== undefined && (
          <TextField name={name} label={words.address} optional type="url" writing="time" maxLength={1000} />
        )}
      </div>
    </fieldset>
  );
}
