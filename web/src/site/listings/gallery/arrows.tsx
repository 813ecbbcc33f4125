import { useTranslation } from 'react-i18next';
import { ChevronBack, ChevronForward } from '#ui/icon.tsx';

interface ArrowsProps {
  onPrevious: () => void;
  onNext: () => void;
  /** On cards, on hover and focus only; phones swipe or tap. */
  quiet?: boolean;
}

const arrow =
  'absolute top-1/2 z-2 inline-flex size-9 -translate-y-1/2 items-center justify-center rounded-full bg-white/92 text-ink shadow-card transition-opacity hover:bg-white';

export function Arrows({ onPrevious, onNext, quiet = false }: ArrowsProps) {
  const { t } = useTranslation('common');
  const shown = quiet
    ? 'pointer-fine:opacity-0 group-hover/gallery:opacity-100 group-focus-within/gallery:opacity-100'
    : '';
  return (
    <>
      <button
        type="button"
        onClick={onPrevious}
        aria-label={t('gallery.previous')}
        className={`${arrow} start-3 ${shown}`}
      >
        <ChevronBack className="size-4.5" />
      </button>
      <button type="button" onClick={onNext} aria-label={t('gallery.next')} className={`${arrow} end-3 ${shown}`}>
        <ChevronForward className="size-4.5" />
      </button>
    </>
  );
}
