import { ArrowRight, ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';

/** Mirrored in Arabic, as are the chevrons. */
export function ArrowForward(props: LucideProps) {
  return <ArrowRight aria-hidden {...props} className={`flip-rtl ${props.className ?? 'size-4'}`} />;
}

export function ChevronBack(props: LucideProps) {
  return <ChevronLeft aria-hidden {...props} className={`flip-rtl ${props.className ?? 'size-5'}`} />;
}

export function ChevronForward(props: LucideProps) {
  return <ChevronRight aria-hidden {...props} className={`flip-rtl ${props.className ?? 'size-5'}`} />;
}
