export interface Bar {
  id: string;
  name: string;
  value: number;
  /** The value as it is written. */
  said: string;
  note?: string;
}

/** Lying bars under their names, which have the whole width and may take two lines: they fit in every language, and are read as a list. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="space-y-3 text-sm">
      {bars.map(({ id, name, value, said, note }) => (
        <li key={id} className="break-inside-avoid">
          <div className="flex items-baseline justify-between gap-4">
            <bdi className="min-w-0 wrap-anywhere text-stone-700">{name}</bdi>
            {/* a box for each: in Arabic two numbers of one line would be read as one */}
            <span className="flex shrink-0 items-baseline gap-2 text-ink tabular-nums">
              <strong className="font-semibold">{said}</strong>
              {note !== undefined && <span className="text-xs text-stone-600">{note}</span>}
            </span>
          </div>
          <div aria-hidden className="mt-1.5 h-2 rounded-full bg-sand-100">
            <div className="h-full rounded-full bg-maroon-700" style={{ width: `${String((value / most) * 100)}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
