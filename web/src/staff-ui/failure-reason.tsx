import { useTranslation } from 'react-i18next';
import { reasonOf, saysMore } from '#staff-lib/delivery/reason.ts';

/** @param said by the other side; shown where it tells more than the code */
export function FailureReason({ code, said }: { code: string | null; said: string | null }) {
  const { t } = useTranslation(['adminDeliveries', 'adminLeads']);
  if (code === null && said === null) return null;
  const { key, values } = reasonOf(code, null);
  return (
    <>
      <p className="first-letter:uppercase">{t(key, values)}</p>
      {said !== null && saysMore(code) && (
        <p dir="auto" className="line-clamp-2 text-xs text-stone-600">
          {said}
        </p>
      )}
    </>
  );
}
