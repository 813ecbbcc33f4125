import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { CrmStatus } from './api/crm-status.ts';
import { EndPauseButton } from './end-pause-button.tsx';

type Mode = CrmStatus['mode'];

/** Online needs both words of the status. */
export function modeOf({ isOnline, mode }: Pick<CrmStatus, 'isOnline' | 'mode'>): Mode {
  if (mode === 'degraded') return 'degraded';
  return isOnline && mode === 'online' ? 'online' : 'offline';
}

const tones: Record<Mode, BadgeTone> = { online: 'green', degraded: 'amber', offline: 'danger' };

export function ConnectionBadge({ status }: { status: CrmStatus }) {
  const { t } = useTranslation('adminCrm');
  const mode = modeOf(status);
  return <Badge tone={tones[mode]}>{t(`mode.${mode}`)}</Badge>;
}

const boxes: Record<Mode, { className: string; Icon: typeof CircleAlert }> = {
  online: { className: 'bg-palm-50 text-palm-700', Icon: CircleCheck },
  degraded: { className: 'bg-amber-50 text-amber-700', Icon: TriangleAlert },
  offline: { className: 'bg-danger-50 text-danger-700', Icon: CircleAlert },
};

/** Promises only the retries that the server makes. */
export function ConnectionNotice({ status, onTryAgain }: { status: CrmStatus; onTryAgain: () => void }) {
  const { t } = useTranslation('adminCrm');
  const { dateTime } = useFormats();
  const mode = modeOf(status);
  const { className, Icon } = boxes[mode];
  const probeAt = status.breaker?.nextProbeAt ?? null;
  const { pausedUntil } = status;
  const isPaused = mode === 'offline' && pausedUntil !== null;
  // it answers: not broken, also while one lead is tried
  const isAskedToWait = isPaused || (mode === 'offline' && status.breaker?.reason === 'breaker.long_pause');
  return (
    <div role="status" className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl px-5 py-4 ${className}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 grow basis-60 text-sm">
        <p className="font-semibold">{isAskedToWait ? t('breaker.pausedTitle') : t(`modeText.${mode}`)}</p>
        {mode === 'offline' && <p>{t('offlineText')}</p>}
        {pausedUntil !== null && (
          <p>{t(isPaused ? 'breaker.paused' : 'breaker.pausedPartly', { time: dateTime(pausedUntil) })}</p>
        )}
        {status.breaker?.alert && (
          <p className="font-semibold">
            {t(status.breaker.reason === 'breaker.long_pause' ? 'breaker.longPause' : 'breaker.refused')}
          </p>
        )}
        {probeAt !== null && pausedUntil === null && <p>{t('breaker.probe', { time: dateTime(probeAt) })}</p>}
        <p>{t('auto')}</p>
      </div>
      {pausedUntil !== null && <EndPauseButton until={pausedUntil} />}
      {mode === 'offline' && !isPaused && (
        <Button size="sm" variant="secondary" onClick={onTryAgain}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
