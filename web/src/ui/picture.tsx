import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { pictureSource } from './picture-source.ts';

interface PictureProps {
  /** undefined when there is no picture. */
  url: string | undefined;
  alt: string;
  sizes: string;
  /** At once, for what a visitor sees first. */
  eager?: boolean;
  className?: string;
}

/** Broken or missing, it leaves a placeholder. */
export function Picture({ url, alt, sizes, eager = false, className = '' }: PictureProps) {
  const [failures, setFailures] = useState<{ url: string | undefined; count: number }>({ url, count: 0 });
  const image = useRef<HTMLImageElement>(null);
  const failed = failures.url === url ? failures.count : 0;
  const fail = () => setFailures({ url, count: failed + 1 });
  useEffect(() => {
    // May have failed before hydration.
    if (image.current?.complete === true && image.current.naturalWidth === 0) fail();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the address decides
  }, [url]);

  if (url === undefined || failed > 1) return <NoPicture className={className} />;
  const source = pictureSource(url);
  // The size may be missing, so the address itself is tried next.
  const sized = failed === 0;
  // Preloaded from the head, before the rest of the page is parsed.
  if (eager && sized && source.avif !== null)
    preload(source.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: source.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture key={String(sized)} className="contents">
      {sized && source.avif !== null && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      {sized && source.webp !== null && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
      <img
        ref={image}
        src={source.src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={fail}
        className={`object-cover ${className}`}
      />
    </picture>
  );
}

function NoPicture({ className }: { className: string }) {
  const { t } = useTranslation('common');
  return (
    <div className={`flex flex-col items-center justify-center gap-2 bg-sand-100 text-stone-600 ${className}`}>
      <ImageOff aria-hidden className="size-7 stroke-[1.5]" />
      <span className="text-sm">{t('gallery.none')}</span>
    </div>
  );
}
