import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { AccessLink } from './api/users.ts';

/** Shown once. */
export function LinkBox({ link, name, onClose }: { link: AccessLink; name: string; onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const { dateTime } = useFormats();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link.url);
      setCopied(true);
    } catch {
      // else it is copied by hand
    }
  }
  const Icon = copied ? Check : Copy;
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t(`tasks.link.${link.purpose}`, { name })}</p>
      <Field label={t('tasks.link.label')} hint={t('tasks.link.until', { time: dateTime(link.expiresAt) })}>
        <Input readOnly dir="ltr" value={link.url} onFocus={(event) => event.target.select()} />
      </Field>
      <p className="text-sm text-stone-600">{link.sent ? t('tasks.link.sent') : t('tasks.link.notSent')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Icon aria-hidden className="size-4" />
          <span aria-live="polite">{copied ? t('tasks.link.copied') : t('tasks.link.copy')}</span>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('tasks.link.close')}
        </Button>
      </div>
    </div>
  );
}
