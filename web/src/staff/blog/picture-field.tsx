import { useTranslation } from 'react-i18next';
import { PictureField as Picture } from '#staff-ui/form/picture-field.tsx';
import { shrinkPicture } from './editor/shrink-picture.ts';
import type { PostValues } from './post-values.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export function PictureField() {
  const { t } = useTranslation('adminBlog');
  return (
    <Picture<PostValues>
      name="featuredImage"
      words={{
        title: t('fields.featuredImage'),
        upload: t('picture.upload'),
        remove: t('picture.remove'),
        address: t('picture.address'),
      }}
      accept={kinds}
      read={(file) =>
        shrinkPicture(file).then(
          (address) => ({ address }),
          () => ({ wrong: t('picture.wrongFile') }),
        )
      }
      Look={Look}
    />
  );
}

function Look({ address, uploaded }: { address: string; uploaded: boolean }) {
  if (!uploaded) return null;
  return <img src={address} alt="" className="aspect-video w-full rounded-lg bg-sand-100 object-cover sm:w-56" />;
}
