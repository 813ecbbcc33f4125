import { frameOfMedia } from '@manzil/core/platform/media-hosts';
import { CirclePlay, Rotate3d } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogOpener } from '#ui/use-dialog-opener.ts';
import { MediaButton } from './media-button.tsx';

const FrameDialog = lazy(async () => ({ default: (await import('./media-dialogs.ts')).mediaDialogs.FrameDialog }));

interface FrameOpenerProps {
  kind: 'video' | 'tour';
  address: string | null;
  title: string;
}

/** Nothing for an address that may not be framed. */
export function FrameOpener({ kind, address, title }: FrameOpenerProps) {
  const { t } = useTranslation('media');
  const { button, dialog } = useDialogOpener();
  const frame = frameOfMedia(address);
  if (frame === null) return null;
  return (
    <>
      <MediaButton {...button} icon={kind === 'video' ? CirclePlay : Rotate3d} label={t(kind)} />
      {dialog !== null && (
        <Suspense>
          <FrameDialog kind={kind} frame={frame} title={title} {...dialog} />
        </Suspense>
      )}
    </>
  );
}
