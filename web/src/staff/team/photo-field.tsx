import { mostPictureBytes } from '@manzil/core/team/agent-form';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#staff-ui/form/picture-field.tsx';
import type { MemberValues } from './member-values.ts';
import { MemberPhoto } from './member-photo.tsx';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

export function PhotoField() {
  const { t } = useTranslation('adminTeam');
  return (
    <PictureField<MemberValues>
      name="imageUrl"
      words={{
        title: t('photo.title'),
        upload: t('photo.upload'),
        remove: t('photo.remove'),
        address: t('photo.address'),
        guide: t('photo.guide'),
      }}
      accept={kinds}
      read={async (file) => {
        if (!kinds.includes(file.type)) return { wrong: t('photo.wrongKind') };
        if (file.size > mostPictureBytes) return { wrong: t('photo.tooLarge') };
        return { address: await asDataAddress(file) };
      }}
      Look={Look}
    />
  );
}

const Look = ({ address }: { address: string }) => <MemberPhoto src={address} className="w-28" />;

function asDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
