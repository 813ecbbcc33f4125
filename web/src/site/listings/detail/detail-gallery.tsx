import { useTranslation } from 'react-i18next';
import { Arrows } from '../gallery/arrows.tsx';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { Picture } from '#ui/picture.tsx';
import { useGallery } from '../gallery/use-gallery.ts';
import { Counter } from './counter.tsx';
import { usePictureAlt } from './picture-alt.ts';
import { GalleryOpener } from './gallery-opener.tsx';
import { Thumbnails } from './thumbnails.tsx';

interface DetailGalleryProps {
  images: string[];
  texts: PropertyDetail['imageTexts'];
  title: string;
}

/** Square on a phone, else with thumbnails; a press opens it large. */
export function DetailGallery({ images, texts, title }: DetailGalleryProps) {
  const { t } = useTranslation('listing');
  const gallery = useGallery(images.length);
  const altOf = usePictureAlt(texts, title);
  const several = images.length > 1;
  const { onKeyDown, ...touch } = gallery.handlers;
  return (
    <div role="group" aria-label={t('card.pictures', { title })} {...(several ? { onKeyDown } : {})}>
      <div
        className="group/gallery relative touch-pan-y touch-pinch-zoom -mx-[clamp(1.125rem,4vw,3rem)] overflow-hidden bg-sand-100 sm:mx-0 sm:rounded-2xl"
        {...(several ? touch : {})}
      >
        <Picture
          url={images[gallery.index]}
          alt={altOf(images[gallery.index], gallery.index)}
          sizes="(min-width: 1280px) 1184px, 100vw"
          eager
          className="aspect-square w-full sm:aspect-2/1"
        />
        {several && (
          <>
            <Arrows onPrevious={gallery.previous} onNext={gallery.next} />
            <Counter index={gallery.index} count={images.length} />
          </>
        )}
        {images.length > 0 && <GalleryOpener images={images} title={title} altOf={altOf} gallery={gallery} />}
      </div>
      {several && <Thumbnails images={images} title={title} index={gallery.index} onShow={gallery.show} />}
    </div>
  );
}
