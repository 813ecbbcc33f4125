import { useReportWords } from './use-report-words.ts';

export type Tone = 'good' | 'bad' | 'open' | 'plain';

const tones: Readonly<Record<Tone, string>> = {
  good: 'bg-palm-700',
  // striped: apart from the others for who sees no red or green
  bad: 'bg-[repeating-linear-gradient(45deg,var(--color-maroon-700)_0_4px,var(--color-maroon-50)_4px_6px)]',
  open: 'bg-sand-300',
  plain: 'bg-maroon-700',
};

export interface TimeColumn {
  id: string;
  /** Whole, for who points at it. */
  name: string;
  /** On the axis. */
  short: string;
  /** In the order of the legend. */
  values: readonly number[];
}

interface TimeChartProps {
  label: string;
  legend: readonly { name: string; tone: Tone }[];
  columns: readonly TimeColumn[];
}

/** Names under the axis at most; every second of them where there is little room. */
const mostNames = 8;

/** The smallest of 2, 4, 6, 8 and 10 times a power of ten that has room: its half is a whole number. */
export function topOf(most: number): number {
  for (let step = 1; ; step *= 10) for (const first of [2, 4, 6, 8, 10]) if (first * step >= most) return first * step;
}

/** Columns over time, from where the language begins. For the eye; a table beside it has the figures. */
export function TimeChart({ label, legend, columns }: TimeChartProps) {
  const { number } = useReportWords();
  const top = topOf(Math.max(1, ...columns.map(({ values }) => values.reduce((a, b) => a + b, 0))));
  const every = Math.ceil(columns.length / mostNames);
  const named = columns.filter((_, place) => place % every === 0);
  const shownAt = (place: number, room: number): string => {
    if (place > 0 && room < every / 2) return 'invisible';
    return place % 2 === 1 || (place > 0 && place === named.length - 1) ? 'invisible @2xl:visible' : '';
  };
  return (
    <figure className="@container" role="img" aria-label={label}>
      <div aria-hidden className="flex gap-2 text-xs text-stone-600">
        <div className="flex h-44 flex-col justify-between text-end tabular-nums">
          {[top, top / 2, 0].map((line) => (
            <span key={line} className="leading-none">
              {number(line)}
            </span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <div className="flex h-44 flex-row items-end gap-px border-y border-sand-200 bg-[linear-gradient(to_bottom,transparent_calc(50%-0.5px),var(--color-sand-200)_calc(50%-0.5px),var(--color-sand-200)_calc(50%+0.5px),transparent_calc(50%+0.5px))]">
            {columns.map(({ id, name, values }) => (
              <div
                key={id}
                title={`${name}: ${values.map((value, n) => `${legend[n]?.name ?? ''} ${number(value)}`).join(' · ')}`}
                className="mx-auto flex h-full max-w-10 min-w-0 grow flex-col-reverse"
              >
                {values.map((value, n) => (
                  <div
                    key={legend[n]?.name ?? n}
                    className={tones[legend[n]?.tone ?? 'plain']}
                    style={{ height: `${String((value / top) * 100)}%` }}
                  />
                ))}
              </div>
            ))}
          </div>
          <div className="-me-4 mt-1.5 flex overflow-x-clip pe-4">
            {named.map(({ id, short }, place) => {
              const room = Math.min(every, columns.length - place * every);
              return (
                <span key={id} style={{ flexGrow: room }} className={`w-0 whitespace-nowrap ${shownAt(place, room)}`}>
                  {short}
                </span>
              );
            })}
          </div>
        </div>
      </div>
      {legend.length > 1 && (
        <ul aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-stone-700">
          {legend.map(({ name, tone }) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`size-2.5 rounded-xs ${tones[tone]}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
