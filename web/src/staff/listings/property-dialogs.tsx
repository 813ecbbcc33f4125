import { readFormSubject, readWindow, useWindowAddress } from '#staff-ui/use-form-address.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { PropertyFormDialog } from './form/property-form-dialog.tsx';
import { PropertyViewDialog } from './property-view.tsx';

export function PropertyDialogs({ canWrite }: { canWrite: boolean }) {
  const { value, open, close } = useWindowAddress();
  const subject = canWrite ? readFormSubject(value) : null;
  if (subject !== null)
    return <PropertyFormDialog key={subject} id={subject === 'new' ? null : subject} onClose={close} />;
  const shown = readWindow(value);
  if (shown?.kind === 'import') return canWrite && <ImportDialog onClose={close} />;
  // who may change nothing looks
  if (shown === null || shown.id === null || !['view', 'edit'].includes(shown.kind)) return null;
  const { id } = shown;
  return <PropertyViewDialog id={id} canWrite={canWrite} onClose={close} onEdit={() => open('edit', id)} />;
}
