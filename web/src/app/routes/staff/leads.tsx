import { LeadManager } from '#staff/leads/lead-manager.tsx';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function Leads() {
  return (
    <PermittedScreen needs="leads.read_own">
      <LeadManager />
    </PermittedScreen>
  );
}
