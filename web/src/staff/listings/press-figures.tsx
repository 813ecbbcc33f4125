import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { AdminProperty } from './api/admin-properties.ts';

/** How often call and WhatsApp were pressed at a listing; whether somebody called, nobody knows. */
export function PressFigures({ presses }: { presses: AdminProperty['presses'] }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      {(['call', 'whatsapp'] as const).map((channel) => {
        const { card, detail } = presses[channel];
        return (
          <p key={channel}>
            {t(`view.presses.${channel}`, {
              total: number(card + detail),
              card: number(card),
              detail: number(detail),
            })}
          </p>
        );
      })}
      <p className="mt-0.5 text-xs text-stone-600">{t('view.presses.note')}</p>
    </>
  );
}
