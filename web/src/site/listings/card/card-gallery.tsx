import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Arrows } from '../gallery/arrows.tsx';
import { Picture } from '#ui/picture.tsx';
import { useGallery } from '../gallery/use-gallery.ts';

interface CardGalleryProps {
  images: string[];
  title: string;
  eager: boolean;
  children: ReactNode;
}

const sizes = '(min-width: 1280px) 400px, (min-width: 640px) 46vw, 94vw';

export function CardGallery({ images, title, eager, children }: CardGalleryProps) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const gallery = useGallery(images.length);
  const several = images.length > 1;
  return (
    <div
      role="group"
      aria-label={t('card.pictures', { title })}
      className="group/gallery relative aspect-4/3 touch-pan-y touch-pinch-zoom overflow-hidden bg-sand-100"
      {...(several ? gallery.handlers : {})}
    >
      <Picture
        url={images[gallery.index]}
        alt={t('card.pictureAlt', { title, index: formatNumber(gallery.index + 1, language) })}
        sizes={sizes}
        eager={eager}
        className="size-full transition-transform duration-700 ease-quiet group-hover/card:scale-[1.025]"
      />
      <div className="absolute start-3 end-15 top-3 z-2 flex flex-wrap gap-1.5">{children}</div>
      {several && (
        <>
          <Arrows quiet onPrevious={gallery.previous} onNext={gallery.next} />
          <div aria-hidden className="absolute inset-x-0 bottom-3 z-2 flex justify-center gap-1.5">
            {images.slice(0, 5).map((url, index) => (
              <span
                key={url}
                className={`size-1.5 rounded-full shadow-card ${index === gallery.index % 5 ? 'bg-white' : 'bg-white/55'}`}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
