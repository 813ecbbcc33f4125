import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { RevisionsButton } from '#staff-ui/revisions/revisions-button.tsx';
import { adminPropertyQuery } from '../api/admin-properties.ts';
import { MandateSection } from '../owners/mandate-section.tsx';
import { PropertyForm } from './property-form.tsx';

/** Null adds one. */
export function PropertyFormDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('adminProperties');
  const { titleOf } = useFormats();
  const stored = useQuery({ ...adminPropertyQuery(id ?? 0), enabled: id !== null });
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={id === null ? t('form.addTitle') : t('form.editTitle')}
      {...(stored.data === undefined ? {} : { description: titleOf(stored.data.property) })}
    >
      {id === null ? (
        <PropertyForm found={null} onClose={onClose} />
      ) : (
        <Loaded result={stored} skeleton="h-96">
          {(found) => (
            <div className="space-y-8">
              <RevisionsButton subject={{ kind: 'property', id }} name={titleOf(found.property)} onRestored={onClose} />
              <MandateSection folded propertyId={found.property.id} />
              <PropertyForm found={found} onClose={onClose} />
            </div>
          )}
        </Loaded>
      )}
    </FormDialog>
  );
}
