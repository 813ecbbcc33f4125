import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { pearl, qatar, roads } from './coastline.ts';
import { mapLabels } from './map-labels.ts';
import { type MapView, placeIn, softPath, viewOf } from './map-view.ts';
import { nameOfPlace, type Whereabouts } from './where.ts';

const land = softPath(qatar, true) + softPath(pearl, true);
const ways = roads.map((road) => softPath(road, false)).join('');

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
      className="relative aspect-8/5 w-full overflow-hidden rounded-xl border border-sand-200 bg-sea select-none"
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
      {/* In pixels around places in percent: the policy takes no style attributes. */}
      <svg aria-hidden className="absolute inset-0 size-full">
        {labels.map(({ key, left, top, wideOnly }) => (
          <Spot key={key} left={left} top={top} wideOnly={wideOnly}>
            <circle r={2} className="fill-stone-500" />
            <text
              y={14}
              textAnchor="middle"
              direction={direction}
              className="fill-stone-600 text-[0.6875rem] font-medium"
            >
              {nameOf(key)}
            </text>
          </Spot>
        ))}
        <Spot left={pin.left} top={pin.top}>
          <Pin exact={where.exact} />
          {where.district !== null && (
            <text y={24} textAnchor="middle" direction={direction} className="fill-maroon-700 text-xs font-semibold">
              {nameOf(where.district)}
            </text>
          )}
        </Spot>
      </svg>
      {view.scale === 'city' && <Inset where={where} />}
    </div>
  );
}

interface SpotProps {
  /** In percent of the map. */
  left: number;
  top: number;
  wideOnly?: boolean;
  children: ReactNode;
}

function Spot({ left, top, wideOnly = false, children }: SpotProps) {
  return (
    <svg
      x={`${String(left)}%`}
      y={`${String(top)}%`}
      className={`overflow-visible ${wideOnly ? 'hidden sm:block' : ''}`}
    >
      {children}
    </svg>
  );
}

function Pin({ exact }: { exact: boolean }) {
  return (
    <>
      <circle r={exact ? 28 : 48} className={`fill-maroon-700/12 stroke-maroon-700/25 ${exact ? '' : 'sm:[r:72px]'}`} />
      {exact ? (
        <g transform="translate(-14 -36)" className="drop-shadow-md">
          <path
            d="M14 35C10 28.5 2 22.8 2 14a12 12 0 0 1 24 0c0 8.800-8 14.500-12 21Z"
            className="fill-maroon-700 stroke-white"
            strokeWidth={2}
          />
          <circle cx={14} cy={14} r={4.5} className="fill-white" />
        </g>
      ) : (
        <circle r={6} className="fill-maroon-700 stroke-white" strokeWidth={2} />
      )}
    </>
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
