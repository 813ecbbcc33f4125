import { useLanguage } from '#i18n/use-language.ts';
import { pearl, qatar, roads } from './coastline.ts';
import { mapLabels } from './map-labels.ts';
import { type MapView, mapRatio, placeIn, softPath, viewOf } from './map-view.ts';
import { nameOfPlace, type Whereabouts } from './where.ts';

const land = softPath(qatar, true) + softPath(pearl, true);
const ways = roads.map((road) => softPath(road, false)).join('');

/** In percent of the map. */
const at = (left: number, top: number) => ({
  insetInlineStart: `${String(left)}%`,
  insetBlockStart: `${String(top)}%`,
});
const viewBox = ({ x, y, width, height }: Omit<MapView, 'scale'>) =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ');

interface LocationMapProps {
  where: Whereabouts;
  label: string;
}

/** From our own data: no other server hears of the visitor. */
export function LocationMap({ where, label }: LocationMapProps) {
  const { language, direction } = useLanguage();
  const view = viewOf(where.position);
  const pin = placeIn(view, where.position);
  const nameOf = (key: string) => nameOfPlace(key, language);
  const labels = mapLabels(view, pin, where.district, nameOf);
  return (
    // Not mirrored: east stays on the right in Arabic.
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      style={{ aspectRatio: mapRatio }}
      className="relative w-full overflow-hidden rounded-xl border border-sand-200 bg-sea select-none"
    >
      <svg aria-hidden viewBox={viewBox(view)} className="absolute inset-0 size-full">
        <path d={land} className="fill-none stroke-white/45" strokeWidth={9} vectorEffect="non-scaling-stroke" />
        <path
          d={land}
          className="fill-sand-100 stroke-sand-300"
          strokeWidth={1.25}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <path d={ways} className="fill-none stroke-sand-300/80" strokeWidth={4} vectorEffect="non-scaling-stroke" />
        <path d={ways} className="fill-none stroke-white" strokeWidth={2.5} vectorEffect="non-scaling-stroke" />
      </svg>
      {labels.map(({ key, left, top, wideOnly }) => (
        <span
          key={key}
          style={at(left, top)}
          className={`absolute flex -translate-x-1/2 flex-col items-center text-[0.6875rem] leading-4 font-medium whitespace-nowrap text-stone-600 ${wideOnly ? 'hidden sm:flex' : ''}`}
        >
          <span className="-mt-0.5 size-1 rounded-full bg-stone-500" />
          <span dir={direction}>{nameOf(key)}</span>
        </span>
      ))}
      <Pin left={pin.left} top={pin.top} exact={where.exact} />
      {where.district !== null && (
        <span
          style={at(pin.left, pin.top)}
          className="absolute mt-3 -translate-x-1/2 text-xs font-semibold whitespace-nowrap text-maroon-700"
        >
          <span dir={direction}>{nameOf(where.district)}</span>
        </span>
      )}
      {view.scale === 'city' && <Inset where={where} />}
    </div>
  );
}

function Pin({ left, top, exact }: { left: number; top: number; exact: boolean }) {
  return (
    <span style={at(left, top)} className="absolute size-0">
      <span
        className={`absolute -translate-1/2 rounded-full border border-maroon-700/25 bg-maroon-700/12 ${exact ? 'size-14' : 'size-24 sm:size-36'}`}
      />
      {exact && (
        <svg
          aria-hidden
          viewBox="0 0 28 36"
          className="absolute h-9 w-7 -translate-x-1/2 -translate-y-full drop-shadow-md"
        >
          <path
            d="M14 35C10 28.5 2 22.8 2 14a12 12 0 0 1 24 0c0 8.800-8 14.500-12 21Z"
            className="fill-maroon-700 stroke-white"
            strokeWidth={2}
          />
          <circle cx={14} cy={14} r={4.5} className="fill-white" />
        </svg>
      )}
      {!exact && <span className="absolute size-2.5 -translate-1/2 rounded-full bg-maroon-700 ring-2 ring-white" />}
    </span>
  );
}

function Inset({ where }: { where: Whereabouts }) {
  const whole = viewOf([25.9, 51.0]);
  const mark = placeIn(whole, where.position);
  const frame = { x: whole.x + whole.width * 0.31, width: whole.width * 0.38 };
  return (
    <svg
      aria-hidden
      viewBox={viewBox({ ...whole, ...frame })}
      className="absolute start-3 bottom-3 hidden h-24 rounded-md border border-white bg-sea shadow-card sm:block"
    >
      <path d={land} className="fill-sand-200 stroke-sand-300" strokeWidth={1} vectorEffect="non-scaling-stroke" />
      <circle
        cx={whole.x + (mark.left / 100) * whole.width}
        cy={whole.y + (mark.top / 100) * whole.height}
        r={70}
        className="fill-maroon-700 stroke-white"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
