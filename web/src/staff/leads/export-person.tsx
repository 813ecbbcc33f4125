import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { useExportPerson } from './api/person.ts';

/** @param lead any enquiry of theirs */
export function ExportPerson({ lead }: { lead: { id: number; referenceId: string } }) {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  const save = useExportPerson(lead);
  return (
    <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => void tell(save.mutateAsync())}>
      <Download aria-hidden className="size-4" />
      {t('person.export')}
    </Button>
  );
}
