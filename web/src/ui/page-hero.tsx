interface PageHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  /** Made by web/pictures/make.ts. */
  picture: { name: 'about' | 'services'; alt: string };
}

const widths = [640, 1280];
const candidates = (name: string, format: 'avif' | 'webp') =>
  widths.map((width) => `/images/${name}-${String(width)}.${format} ${String(width)}w`).join(', ');
const sizes = '(max-width: 1023px) 92vw, 46vw';

export function PageHero({ eyebrow, title, text, picture: { name, alt } }: PageHeroProps) {
  return (
    <section className="page-width pt-3 sm:pt-5">
      <div className="grid overflow-hidden rounded-2xl bg-sand-100 lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col justify-center px-6 py-12 sm:px-14 sm:py-16 lg:py-24">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 max-w-3xl text-4xl">{title}</h1>
          <p className="mt-6 max-w-md text-lg text-stone-600">{text}</p>
        </div>
        <picture className="block">
          <source type="image/avif" srcSet={candidates(name, 'avif')} sizes={sizes} />
          <img
            src={`/images/${name}-1280.webp`}
            srcSet={candidates(name, 'webp')}
            sizes={sizes}
            width={1280}
            height={960}
            alt={alt}
            fetchPriority="high"
            className="aspect-[3/2] size-full object-cover lg:aspect-auto lg:h-full lg:min-h-[30rem]"
          />
        </picture>
      </div>
    </section>
  );
}
