import { ArrowRight, ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';

/** Arrows that point the reading way: mirrored in Arabic. Other icons need no mirror. */
export function ArrowForward(props: LucideProps) {
  return <ArrowRight aria-hidden {...props} className={`flip-rtl ${props.className ?? 'size-4'}`} />;
}

/** Towards the previous thing. */
export function ChevronBack(props: LucideProps) {
  return <ChevronLeft aria-hidden {...props} className={`flip-rtl ${props.className ?? 'size-5'}`} />;
}

/** Towards the next thing. */
export function ChevronForward(props: LucideProps) {
  return <ChevronRight aria-hidden {...props} className={`flip-rtl ${props.className ?? 'size-5'}`} />;
}
