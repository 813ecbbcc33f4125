import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Arrows } from '../gallery/arrows.tsx';
import { Picture } from '#ui/picture.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';
import type { useGallery } from '../gallery/use-gallery.ts';
import { Counter } from './counter.tsx';

interface GalleryDialogProps {
  images: string[];
  title: string;
  altOf: (url: string | undefined, index: number) => string;
  gallery: ReturnType<typeof useGallery>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

export function GalleryDialog({ images, title, altOf, gallery, open, onOpenChange, opener }: GalleryDialogProps) {
  const { t } = useTranslation('common');
  const focusBack = useFocusBack(opener);
  const several = images.length > 1;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          {...focusBack}
          className="data-[state=open]:animate-fade-in fixed inset-0 z-50 flex touch-pan-y touch-pinch-zoom flex-col bg-[#14100d] text-white outline-none"
          {...gallery.handlers}
        >
          <div className="flex items-center justify-between gap-4 p-4">
            <Dialog.Title className="truncate text-base font-medium">{title}</Dialog.Title>
            <Dialog.Close aria-label={t('close')} className="rounded-full p-2.5 hover:bg-white/15">
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <div className="relative flex min-h-0 grow items-center justify-center sm:px-20">
            <Picture
              url={images[gallery.index]}
              alt={altOf(images[gallery.index], gallery.index)}
              sizes="100vw"
              eager
              className="max-h-full w-full object-contain!"
            />
            {several && <Arrows onPrevious={gallery.previous} onNext={gallery.next} />}
            {several && <Counter index={gallery.index} count={images.length} />}
          </div>
          {several && <Dots count={images.length} index={gallery.index} onShow={gallery.show} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Dots({ count, index, onShow }: { count: number; index: number; onShow: (index: number) => void }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap justify-center p-4">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={t('detail.galleryDot', { index: formatNumber(at + 1, language) })}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onShow(at)}
          className="inline-flex size-7 items-center justify-center"
        >
          <span className={`h-2 rounded-full transition-all ${at === index ? 'w-5 bg-white' : 'w-2 bg-white/50'}`} />
        </button>
      ))}
    </div>
  );
}
