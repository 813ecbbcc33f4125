import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { longestRoomName, mostRooms } from '@manzil/core/listings/property';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { isRoomSide, type RoomValue } from './form-values.ts';
import { pictureLine } from './picture-line.ts';

interface RoomListProps {
  /** Of the plan. */
  name: string;
  rooms: readonly RoomValue[];
  onChange: (rooms: RoomValue[]) => void;
}

const blank: RoomValue = { nameEn: '', nameAr: '', length: '', width: '' };
const parts = [
  { part: 'nameEn', writing: { lang: 'en', dir: 'ltr' }, maxLength: longestRoomName },
  { part: 'nameAr', writing: { lang: 'ar', dir: 'rtl' }, maxLength: longestRoomName },
  { part: 'length', writing: { dir: 'ltr', inputMode: 'decimal' }, maxLength: 7 },
  { part: 'width', writing: { dir: 'ltr', inputMode: 'decimal' }, maxLength: 7 },
] as const;

/** What stands on a floor plan: names in both languages, sides in metres. */
export function RoomList({ name, rooms, onChange }: RoomListProps) {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  const isWrong = (room: RoomValue, part: keyof RoomValue): boolean =>
    (part === 'length' || part === 'width') && room[part].trim() !== '' && !isRoomSide(room[part]);
  return (
    <div
      role="group"
      aria-label={t('pictures.rooms', { name })}
      className="w-full space-y-2 border-t border-sand-200 pt-3"
    >
      {rooms.map((room, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] gap-1.5 sm:grid-cols-[1fr_1fr_6rem_6rem_auto]">
          {parts.map(({ part, writing, maxLength }) => (
            <input
              key={part}
              {...writing}
              maxLength={maxLength}
              value={room[part]}
              aria-label={t(`pictures.room.${part}`, { number: number(index + 1) })}
              aria-invalid={isWrong(room, part) || undefined}
              placeholder={t(`pictures.roomHint.${part}`)}
              onChange={(event) =>
                onChange(rooms.map((one, n) => (n === index ? { ...one, [part]: event.target.value } : one)))
              }
              className={`${pictureLine} aria-invalid:border-danger-700`}
            />
          ))}
          <button
            type="button"
            aria-label={t('pictures.removeRoom', { number: number(index + 1) })}
            onClick={() => onChange(rooms.filter((_, n) => n !== index))}
            className="col-start-3 row-start-1 rounded-md p-1.5 text-stone-600 hover:bg-sand-100 hover:text-danger-700 sm:col-start-5"
          >
            <Trash2 aria-hidden className="size-4.5" />
          </button>
        </div>
      ))}
      <Button
        size="sm"
        variant="secondary"
        disabled={rooms.length >= mostRooms}
        onClick={() => onChange([...rooms, blank])}
      >
        <Plus aria-hidden className="size-4" />
        {t('pictures.addRoom')}
      </Button>
    </div>
  );
}
