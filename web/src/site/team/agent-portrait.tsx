import { useEffect, useRef, useState } from 'react';
import { pictureSource } from '#ui/picture-source.ts';

const shape = 'aspect-square w-24 shrink-0 rounded-xl sm:aspect-[4/3] sm:w-full sm:rounded-none';

/** Two initials; one in Arabic, where two letters read as a word. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, /\p{Script=Arabic}/u.test(name) ? 1 : 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');

/** Initials stand in for a picture that is missing or broken. */
export function AgentPortrait({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // May have failed before hydration.
    if (image.current?.complete === true && image.current.naturalWidth === 0) setBroken(src);
  }, [src]);
  if (src === null || broken === src)
    return (
      <div
        aria-hidden
        data-testid="portrait-stand-in"
        className={`flex items-center justify-center bg-linear-to-br from-sand-100 to-sand-200 text-2xl font-semibold text-maroon-700/70 sm:text-4xl ${shape}`}
      >
        {initialsOf(name)}
      </div>
    );
  return (
    <img
      ref={image}
      src={src}
      srcSet={pictureSource(src).webp ?? undefined}
      sizes="(max-width: 639px) 96px, (max-width: 1023px) 46vw, 400px"
      alt=""
      width={640}
      height={480}
      loading="lazy"
      onError={() => setBroken(src)}
      className={`bg-sand-100 object-cover object-top ${shape}`}
    />
  );
}
