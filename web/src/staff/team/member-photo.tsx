import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { pictureSource } from '#ui/picture-source.ts';

/** An outline where there is none or it is broken. */
export function MemberPhoto({ src, className = '' }: { src: string; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = `aspect-square shrink-0 rounded-xl bg-sand-100 object-cover object-top ${className}`;
  if (src === '' || broken === src)
    return (
      <div data-testid="member-placeholder" className={`flex items-center justify-center text-stone-500 ${shape}`}>
        <UserRound aria-hidden className="size-1/2" strokeWidth={1.25} />
      </div>
    );
  return (
    <img
      src={src}
      srcSet={pictureSource(src).webp ?? undefined}
      sizes="160px"
      alt=""
      onError={() => setBroken(src)}
      className={shape}
    />
  );
}
