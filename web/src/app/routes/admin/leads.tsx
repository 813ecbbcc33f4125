import { LeadManager } from '#features/leads-admin/lead-manager.tsx';

export default function Leads() {
  return <LeadManager />;
}
