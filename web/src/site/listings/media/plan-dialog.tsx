import { Maximize, Minus, Plus, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { Picture } from '#ui/picture.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';
import { largest } from './pan-zoom.ts';
import { usePlanAlt } from './plan-alt.ts';
import { PlanRooms } from './plan-rooms.tsx';
import { usePanZoom } from './use-pan-zoom.ts';

interface PlanDialogProps {
  property: PropertyDetail;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Whole at first; the rooms stand beside it, on a phone below it. */
export function PlanDialog({ property, title, open, onOpenChange, opener }: PlanDialogProps) {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const focusBack = useFocusBack(opener);
  const [wanted, setWanted] = useState(0);
  const plan = property.plans[wanted] ?? property.plans[0];
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...focusBack}
          className="data-[state=open]:animate-fade-in fixed inset-0 z-50 flex flex-col bg-white text-ink outline-none"
        >
          <div className="flex items-center justify-between gap-4 border-b border-sand-200 px-4 py-3">
            <div className="min-w-0">
              <Dialog.Title className="text-base font-semibold">{t('plan')}</Dialog.Title>
              <p className="truncate text-sm text-stone-600" dir="auto">
                {title}
              </p>
            </div>
            <PlanChoice count={property.plans.length} at={wanted} onChoose={setWanted} />
            <Dialog.Close aria-label={common('close')} className="rounded-full p-2.5 hover:bg-sand-100">
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{t('planHelp')}</Dialog.Description>
          {plan !== undefined && <PlanView key={plan.url} plan={plan} property={property} title={title} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PlanViewProps extends Pick<PlanDialogProps, 'property' | 'title'> {
  plan: PropertyDetail['plans'][number];
}

function PlanView({ plan, property, title }: PlanViewProps) {
  const { t } = useTranslation('media');
  const frame = useRef<HTMLDivElement>(null);
  const { view, zoomIn, zoomOut, reset, onKey, handlers } = usePanZoom(frame);
  const altOf = usePlanAlt(property.imageTexts, title);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex min-h-0 grow flex-col lg:flex-row">
      <div className="relative min-h-0 min-w-0 grow bg-paper">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and fingers move and zoom the plan, as the description says; buttons do the same */}
        <div
          ref={frame}
          role="application"
          aria-label={t('plan')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...handlers}
          className={`absolute inset-0 touch-none overflow-hidden select-none ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
        >
          <div
            className="pointer-events-none size-full"
            style={{ transform: `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})` }}
          >
            <Picture url={plan.url} alt={altOf(plan.url)} sizes="200vw" className="size-full object-contain!" />
          </div>
        </div>
        <ZoomBar scale={view.scale} onIn={zoomIn} onOut={zoomOut} onWhole={reset} />
      </div>
      {plan.rooms.length > 0 && (
        <section
          aria-label={t('rooms')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
          tabIndex={0}
          className="max-h-2/5 shrink-0 overflow-y-auto border-t border-sand-200 px-4 py-3 lg:max-h-none lg:w-96 lg:border-s lg:border-t-0 lg:p-6"
        >
          <PlanRooms rooms={plan.rooms} />
        </section>
      )}
    </div>
  );
}

interface ZoomBarProps {
  scale: number;
  onIn: () => void;
  onOut: () => void;
  onWhole: () => void;
}

function ZoomBar({ scale, onIn, onOut, onWhole }: ZoomBarProps) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  return (
    <div className="absolute end-4 bottom-4 flex items-center rounded-full bg-white/95 p-1 shadow-card">
      <ZoomButton label={t('zoomOut')} off={scale <= 1} onClick={onOut}>
        <Minus aria-hidden className="size-5" />
      </ZoomButton>
      <p role="status" className="w-14 text-center text-xs font-semibold">
        {t('zoom', { percent: formatNumber(Math.round(scale * 100), language) })}
      </p>
      <ZoomButton label={t('zoomIn')} off={scale >= largest} onClick={onIn}>
        <Plus aria-hidden className="size-5" />
      </ZoomButton>
      <ZoomButton label={t('whole')} off={scale <= 1} onClick={onWhole}>
        <Maximize aria-hidden className="size-4.5" />
      </ZoomButton>
    </div>
  );
}

/** Switched off it keeps the focus, which would else leave the dialog. */
function ZoomButton({
  label,
  off,
  onClick,
  children,
}: {
  label: string;
  off: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="inline-flex size-10 items-center justify-center rounded-full hover:bg-sand-100 aria-disabled:text-stone-400 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}

interface PlanChoiceProps {
  count: number;
  at: number;
  onChoose: (at: number) => void;
}

/** Only where there are several. */
function PlanChoice({ count, at, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  if (count < 2) return null;
  return (
    <div className="ms-auto flex flex-wrap gap-1">
      {Array.from({ length: count }, (_, n) => (
        <button
          key={n}
          type="button"
          aria-current={n === at ? 'true' : undefined}
          onClick={() => onChoose(n)}
          className="min-h-9 rounded-full px-3 text-sm font-medium hover:bg-sand-100 aria-[current]:bg-maroon-700 aria-[current]:text-white"
        >
          {t('planNumber', { number: formatNumber(n + 1, language) })}
        </button>
      ))}
    </div>
  );
}
