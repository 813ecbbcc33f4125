import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { MadeApiToken } from './api/tokens.ts';

/** The only sight of it. */
export function TokenSecret({ made, onClose }: { made: MadeApiToken; onClose: () => void }) {
  const { t } = useTranslation('adminTokens');
  const { date } = useFormats();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(made.secret);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t('secret.text')}</p>
      <pre dir="ltr" className="rounded-lg bg-sand-100 p-3 text-start text-sm break-all whitespace-pre-wrap select-all">
        <code>{made.secret}</code>
      </pre>
      <p className="text-sm text-stone-600">{t('secret.until', { date: date(made.token.expiresAt) })}</p>
      <p aria-live="polite" className="text-sm text-stone-600 empty:hidden">
        {copied !== null && t(copied ? 'secret.copied' : 'secret.notCopied')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void copy()}>
          {copied === true ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          {t('secret.copy')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('secret.close')}
        </Button>
      </div>
    </div>
  );
}
