import { LeadManager } from '#staff/leads/lead-manager.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { RoleOnly } from '#app/layouts/staff/admin-only.tsx';

export default function Leads() {
  const mayManage = useMay('admin');
  return (
    <RoleOnly roles={['admin', 'agent']}>
      <LeadManager mayManage={mayManage} />
    </RoleOnly>
  );
}
