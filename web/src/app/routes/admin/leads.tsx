import { useQuery } from '@tanstack/react-query';
import { authUserQuery } from '#features/auth/api/auth-user.ts';
import { LeadManager } from '#features/leads-admin/lead-manager.tsx';

export default function Leads() {
  const { data: user } = useQuery(authUserQuery);
  return <LeadManager mayManage={user?.role === 'admin'} />;
}
