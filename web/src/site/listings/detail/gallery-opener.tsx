import { Expand } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogOpener } from '#ui/use-dialog-opener.ts';
import type { useGallery } from '../gallery/use-gallery.ts';

const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }));

interface GalleryOpenerProps {
  images: string[];
  title: string;
  altOf: (url: string | undefined, index: number) => string;
  gallery: ReturnType<typeof useGallery>;
}

export function GalleryOpener(props: GalleryOpenerProps) {
  const { t } = useTranslation('listing');
  const { button, dialog } = useDialogOpener();
  return (
    <>
      <button
        {...button}
        type="button"
        className="absolute end-4 bottom-4 z-2 inline-flex h-9 items-center gap-2 rounded-full bg-white/92 px-3.5 text-sm font-semibold shadow-card hover:bg-white"
      >
        <Expand aria-hidden className="size-4" />
        {t('detail.openGallery')}
      </button>
      {dialog !== null && (
        <Suspense>
          <GalleryDialog {...props} {...dialog} />
        </Suspense>
      )}
    </>
  );
}
