import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '#ui/use-focus-back.ts';

interface FrameDialogProps {
  kind: 'video' | 'tour';
  /** Of an allowed host. */
  frame: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Nothing of the host is loaded before it is open, and nothing stays when it is closed. */
export function FrameDialog({ kind, frame, title, open, onOpenChange, opener }: FrameDialogProps) {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const focusBack = useFocusBack(opener);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...focusBack}
          className="data-[state=open]:animate-fade-in fixed inset-0 z-50 flex flex-col bg-[#14100d] text-white outline-none"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <Dialog.Title className="text-base font-semibold">{t(kind)}</Dialog.Title>
              <p className="truncate text-sm text-white/80" dir="auto">
                {title}
              </p>
            </div>
            <Dialog.Close aria-label={common('close')} className="rounded-full p-2.5 hover:bg-white/15">
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <iframe
            src={frame}
            title={t('frame', { kind: t(kind), title })}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot take its sandbox away
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            allow="fullscreen; picture-in-picture; encrypted-media; xr-spatial-tracking; gyroscope; accelerometer"
            // YouTube plays nothing for a page that hides where it is
            referrerPolicy="strict-origin-when-cross-origin"
            className="min-h-0 w-full grow border-0 bg-black"
          />
          <Dialog.Description className="px-4 py-3 text-xs text-white/80">
            {t('loadedFrom')} <bdi dir="ltr">{new URL(frame).hostname}</bdi>
          </Dialog.Description>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
