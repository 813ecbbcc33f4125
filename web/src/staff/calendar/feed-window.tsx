import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Input } from '#ui/field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { feedQuery, useMakeFeed, useRevokeFeed } from './api/feed.ts';

/** The secret address of one's own days: made, shown once, revoked. */
export function FeedWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminCalendar');
  const { dateTime } = useFormats();
  const tell = useTell();
  const result = useQuery(feedQuery);
  const make = useMakeFeed();
  const revoke = useRevokeFeed();
  const [address, setAddress] = useState<string | null>(null);
  const busy = make.isPending || revoke.isPending;
  const onMake = async (): Promise<void> => {
    const making = make.mutateAsync(undefined).then(({ path }) => setAddress(location.origin + path));
    await tell(making, { otherwise: t('feed.failed') });
  };
  const onRevoke = async (): Promise<void> => {
    if (await tell(revoke.mutateAsync(undefined), { done: t('feed.revoked'), otherwise: t('feed.failed') }))
      setAddress(null);
  };
  return (
    <Dialog open title={t('feed.title')} description={t('feed.text')} onOpenChange={(open) => !open && onClose()}>
      <Loaded result={result} skeleton="h-24">
        {(feed) => (
          <div className="space-y-5">
            {address !== null && <ShownOnce address={address} />}
            <p className="text-sm text-stone-700">
              {feed === null
                ? t('feed.none')
                : `${t('feed.since', { time: dateTime(feed.createdAt) })} ${feed.lastUsedAt === null ? t('feed.unused') : t('feed.used', { time: dateTime(feed.lastUsedAt) })}`}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                disabled={busy}
                variant={address === null ? 'primary' : 'secondary'}
                onClick={() => void onMake()}
              >
                {t(feed === null ? 'feed.make' : 'feed.remake')}
              </Button>
              {feed !== null && (
                <Button disabled={busy} variant="secondary" onClick={() => void onRevoke()}>
                  {t('feed.revoke')}
                </Button>
              )}
              {feed !== null && <span className="text-xs text-stone-600">{t('feed.remakeText')}</span>}
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function ShownOnce({ address }: { address: string }) {
  const { t } = useTranslation('adminCalendar');
  const toast = useToast();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t('feed.copied') });
    } catch {
      toast({ title: t('feed.copyFailed'), variant: 'destructive' });
    }
  };
  return (
    <div className="space-y-2 rounded-lg bg-amber-50 p-4">
      <p className="text-sm font-semibold text-amber-700">{t('feed.once')}</p>
      <label htmlFor={id} className="sr-only">
        {t('feed.address')}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-56">
          <Input id={id} readOnly dir="ltr" value={address} onFocus={({ target }) => target.select()} />
        </div>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('feed.copy')}
        </Button>
      </div>
    </div>
  );
}
