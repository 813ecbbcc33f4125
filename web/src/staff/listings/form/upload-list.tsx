import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Upload } from './use-uploads.ts';

export function UploadList({ uploads, onDismiss }: { uploads: readonly Upload[]; onDismiss: (key: number) => void }) {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  if (uploads.length === 0) return null;
  return (
    <ul aria-live="polite" className="space-y-2">
      {uploads.map(({ key, name, sent, error }) => (
        <li key={key} className="flex items-center gap-3 rounded-lg border border-sand-200 px-3 py-2 text-sm">
          <bdi className="min-w-0 grow truncate">{name}</bdi>
          {error === null ? (
            <>
              <progress value={sent} max={1} aria-label={name} className="w-28 accent-maroon-700" />
              <span className="w-28 text-xs text-stone-600">
                {sent < 1 ? t('pictures.sent', { percent: number(Math.round(sent * 100)) }) : t('pictures.rendering')}
              </span>
            </>
          ) : (
            <>
              <span role="alert" className="text-danger-700">
                {error}
              </span>
              <button
                type="button"
                aria-label={t('pictures.dismiss', { name })}
                onClick={() => onDismiss(key)}
                className="rounded-md p-1.5 text-stone-600 hover:bg-sand-100"
              >
                <X aria-hidden className="size-4" />
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
