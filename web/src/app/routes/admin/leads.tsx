import { LeadManager } from '#features/leads-admin/lead-manager.tsx';
import { useMay } from '#lib/auth/use-may.ts';
import { RoleOnly } from '../../layouts/admin-only.tsx';

export default function Leads() {
  const mayManage = useMay('admin');
  return (
    <RoleOnly roles={['admin', 'agent']}>
      <LeadManager mayManage={mayManage} />
    </RoleOnly>
  );
}
