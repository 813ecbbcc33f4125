import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { officeQuery } from './api/office.ts';
import { OfficeForm } from './office-form.tsx';

export function OfficeManager({ onSaved = () => undefined }: { onSaved?: () => void }) {
  return (
    <Loaded result={useQuery(officeQuery)} skeleton="h-96">
      {(office) => <OfficeForm office={office} onSaved={onSaved} />}
    </Loaded>
  );
}
