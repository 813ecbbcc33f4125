import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { enquiryPath } from './enquiry.ts';

/** A button that copies the private link; where the browser refuses, the link to copy by hand. */
export function CopyLink({ token }: { token: string }) {
  const { t } = useTranslation('enquiry');
  const { link } = useLanguage();
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = (): string => window.location.origin + link(enquiryPath(token));
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()} className="noscript:hidden">
        {copied === true ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {t('copy')}
      </Button>
      <p role="status" className="basis-full text-sm text-stone-700 empty:hidden">
        {copied !== null && t(copied ? 'copied' : 'notCopied')}
        {copied === false && (
          <bdi dir="ltr" className="mt-1 block rounded-lg bg-white p-2 break-all select-all">
            {address()}
          </bdi>
        )}
      </p>
    </>
  );
}
