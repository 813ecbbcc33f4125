import { CrmStatusMonitor } from '#features/crm/crm-status-monitor.tsx';
import { ListingSyncPanel } from '#features/crm/listing-sync-panel.tsx';

export default function CrmStatus() {
  return (
    <div className="space-y-8">
      <CrmStatusMonitor />
      <ListingSyncPanel />
    </div>
  );
}
