import { useDialogs } from './use-dialogs.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { PropertyFormDialog } from './form/property-form-dialog.tsx';
import { PropertyViewDialog } from './property-view.tsx';

/** The windows over the table, as the address says. */
export function PropertyDialogs({ canWrite }: { canWrite: boolean }) {
  const { dialog, open, close } = useDialogs();
  if (dialog === null) return null;
  if (dialog.kind === 'view' || !canWrite)
    return 'id' in dialog ? (
      <PropertyViewDialog
        id={dialog.id}
        canWrite={canWrite}
        onClose={close}
        onEdit={() => {
          open({ kind: 'edit', id: dialog.id });
        }}
      />
    ) : null;
  if (dialog.kind === 'import') return <ImportDialog onClose={close} />;
  const id = dialog.kind === 'edit' ? dialog.id : null;
  return <PropertyFormDialog key={String(id)} id={id} onClose={close} />;
}
