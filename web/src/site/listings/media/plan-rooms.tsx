import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { PlanRoom } from '#lib/listings/types.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { useRoomSize } from './use-room-size.ts';

const cell = 'border-b border-sand-200 py-2 text-start align-baseline';

/** What stands on a plan, in the visitor's language and unit. */
export function PlanRooms({ rooms }: { rooms: readonly PlanRoom[] }) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const sizeOf = useRoomSize();
  const areaOf = useArea();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('rooms')}</caption>
      <thead className="text-xs text-stone-600">
        <tr>
          {(['room', 'size', 'area'] as const).map((head) => (
            <th key={head} scope="col" className={`${cell} pe-3 font-medium`}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((room, at) => (
          <tr key={at} className="break-inside-avoid">
            <th scope="row" className={`${cell} pe-3 font-semibold`}>
              <bdi>{nameOf(room, language)}</bdi>
            </th>
            <td className={`${cell} pe-3 whitespace-nowrap`}>{sizeOf(room)}</td>
            <td className={`${cell} whitespace-nowrap text-stone-600`}>{areaOf(room.length * room.width)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In the other language where it has no name in this one. */
const nameOf = ({ nameEn, nameAr }: PlanRoom, language: 'en' | 'ar'): string =>
  language === 'ar' ? nameAr || nameEn : nameEn || nameAr;
