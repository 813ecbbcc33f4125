import { Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onKept: () => void;
}

/** This once, with three ways to keep them. */
export function RecoveryCodes({ codes, username, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('adminFactors');
  const toast = useToast();
  const text = [t('codes.file', { username }), '', ...codes, ''].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('codes.copied') });
    } catch {
      toast({ title: t('codes.copyFailed'), variant: 'destructive' });
    }
  };
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t('codes.text')}</p>
      <div className="printed-alone rounded-lg bg-sand-100 p-4">
        <p className="mb-3 hidden print:block">{t('codes.file', { username })}</p>
        <ol dir="ltr" aria-label={t('codes.title')} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="text-sm">{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" size="sm" asChild>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="manzil-recovery-codes.txt">
            <Download aria-hidden className="size-4" />
            {t('codes.download')}
          </a>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t('codes.print')}
        </Button>
      </div>
      <Button onClick={onKept}>{t('codes.kept')}</Button>
    </div>
  );
}
