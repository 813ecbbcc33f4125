import { useFormats } from '#staff-lib/use-formats.ts';

interface ProgressCardProps {
  label: string;
  /** While the total is not known. */
  beginning: string;
  progress: { done: number; total: number };
  textOf: (figures: { done: string; total: string }) => string;
}

/** How far something on the server is. */
export function ProgressCard({ label, beginning, progress: { done, total }, textOf }: ProgressCardProps) {
  const { number } = useFormats();
  const text = total === 0 ? beginning : textOf({ done: number(done), total: number(total) });
  return (
    <div className="rounded-xl border border-sand-200 bg-white p-4">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={text}
        {...(total === 0 ? {} : { 'aria-valuenow': done, 'aria-valuemin': 0, 'aria-valuemax': total })}
        className="h-2 overflow-hidden rounded-full bg-sand-100"
      >
        <div
          className="h-full rounded-full bg-maroon-700 transition-[inline-size] duration-500"
          style={{ inlineSize: `${String(total === 0 ? 4 : Math.round((100 * done) / total))}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-stone-600">{text}</p>
    </div>
  );
}
