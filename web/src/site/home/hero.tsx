import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Phones load the upright part that they show. */
const shapes = {
  tall: { name: 'hero-tall', widths: [480, 680, 800], sizes: '94vw', media: '(max-width: 639px)' },
  wide: { name: 'hero', widths: [640, 960, 1600], sizes: '96vw', media: '(min-width: 640px)' },
} as const;
type Shape = (typeof shapes)[keyof typeof shapes];

const candidates = ({ name, widths }: Shape, format: 'avif' | 'webp') =>
  widths.map((width) => `/images/${name}-${String(width)}.${format} ${String(width)}w`).join(', ');

export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className="page-width pt-3 sm:pt-5">
      <div className="relative isolate flex min-h-[30rem] flex-col justify-end overflow-hidden rounded-2xl bg-maroon-900 px-6 pt-28 pb-44 sm:min-h-[36rem] sm:px-12 lg:pb-40">
        {Object.values(shapes).map((shape) => (
          <link
            key={shape.name}
            rel="preload"
            as="image"
            type="image/avif"
            media={shape.media}
            // without href React would not hoist it as a resource
            href={`/images/${shape.name}-${String(shape.widths[0])}.avif`}
            imageSrcSet={candidates(shape, 'avif')}
            imageSizes={shape.sizes}
            fetchPriority="high"
          />
        ))}
        <picture className="contents">
          <source
            type="image/avif"
            media={shapes.tall.media}
            srcSet={candidates(shapes.tall, 'avif')}
            sizes={shapes.tall.sizes}
          />
          <source media={shapes.tall.media} srcSet={candidates(shapes.tall, 'webp')} sizes={shapes.tall.sizes} />
          <source type="image/avif" srcSet={candidates(shapes.wide, 'avif')} sizes={shapes.wide.sizes} />
          <img
            src="/images/hero-1600.webp"
            srcSet={candidates(shapes.wide, 'webp')}
            sizes={shapes.wide.sizes}
            width={1600}
            height={1067}
            alt={t('hero.pictureAlt')}
            fetchPriority="high"
            className="absolute inset-0 -z-20 size-full object-cover object-[50%_12%]"
          />
        </picture>
        {/* Two shades keep the words readable and the sky clear. */}
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-linear-to-t from-[#14090f]/88 via-[#14090f]/35 via-50% to-transparent to-80%"
        />
        <div
          aria-hidden
          className="absolute inset-0 -z-10 from-[#14090f]/72 via-[#14090f]/35 via-45% to-transparent to-75% max-sm:to-[#14090f]/40 max-sm:to-100% ltr:bg-linear-to-r rtl:bg-linear-to-l"
        />
        <p className="text-sm font-medium text-white/85">{t('hero.eyebrow')}</p>
        <h1 className="mt-3 max-w-3xl text-4xl text-white">{t('hero.title')}</h1>
        <p className="mt-4 max-w-xl text-lg text-white/90">{t('hero.text')}</p>
      </div>
      <div className="relative z-10 -mt-32 px-2 sm:px-8 lg:-mt-28">{children}</div>
    </section>
  );
}
