import { useState } from 'react';
import { pictureSource } from '#ui/picture-source.ts';

/** Two initials, for a member without a picture. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('\u200c');

/** The member's picture; without one, or when it does not load, initials on the colours of the house. */
export function AgentPortrait({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState(false);
  if (src === null || broken)
    return (
      <div
        aria-hidden
        className="flex aspect-[4/3] items-center justify-center bg-linear-to-br from-sand-100 to-sand-200 text-4xl font-semibold text-maroon-700/70"
      >
        {initialsOf(name)}
      </div>
    );
  return (
    <img
      src={src}
      srcSet={pictureSource(src).webp ?? undefined}
      sizes="(max-width: 640px) 92vw, 320px"
      alt=""
      width={640}
      height={480}
      loading="lazy"
      onError={() => {
        setBroken(true);
      }}
      className="aspect-[4/3] w-full bg-sand-100 object-cover object-top"
    />
  );
}
