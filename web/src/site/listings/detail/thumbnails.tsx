import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Picture } from '#ui/picture.tsx';

const mostThumbnails = 6;

interface ThumbnailsProps {
  images: string[];
  title: string;
  index: number;
  onShow: (index: number) => void;
}

/** Up to six; wide screens only. */
export function Thumbnails({ images, title, index, onShow }: ThumbnailsProps) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (
    <ul className="mt-3 hidden grid-cols-6 gap-3 sm:grid">
      {images.slice(0, mostThumbnails).map((url, at) => (
        <li key={url}>
          <button
            type="button"
            aria-label={t('detail.galleryDot', { index: formatNumber(at + 1, language) })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
            className={`block w-full overflow-hidden rounded-lg transition-opacity ${at === index ? 'ring-2 ring-maroon-700 ring-offset-2 ring-offset-paper' : 'opacity-75 hover:opacity-100'}`}
          >
            <Picture
              url={url}
              alt={t('card.pictureAlt', { title, index: formatNumber(at + 1, language) })}
              sizes="190px"
              className="aspect-3/2 w-full"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
