import { Link } from 'react-router';
import { useOffice } from '#lib/office.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** A door in an arch, as in old houses of the coast. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className} fill="none">
      <path
        d="M3 29V15.5C3 8.6 8.8 3 16 3s13 5.6 13 12.5V29"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M10.5 29V16.2c0-3 2.4-5.4 5.5-5.4s5.5 2.4 5.5 5.4V29" fill="currentColor" />
    </svg>
  );
}

export function Logo({ className = '' }: { className?: string }) {
  const { link } = useLanguage();
  const { name, logo } = useOffice();
  return (
    <Link to={link('/')} className={`inline-flex items-center gap-2.5 ${className}`}>
      {logo === null ? (
        <>
          <Mark className="size-7 text-maroon-700" />
          <span className="text-[1.375rem] leading-none font-semibold tracking-[-0.03em] rtl:pb-1">{name}</span>
        </>
      ) : (
        <img src={logo} alt={name} className="h-8" />
      )}
    </Link>
  );
}
