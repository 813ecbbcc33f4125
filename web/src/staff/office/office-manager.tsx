import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { officeQuery } from './api/office.ts';
import { OfficeForm } from './office-form.tsx';

export function OfficeManager() {
  return (
    <Loaded result={useQuery(officeQuery)} skeleton="h-96">
      {(office) => <OfficeForm office={office} />}
    </Loaded>
  );
}
