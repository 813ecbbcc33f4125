import { BreakTheCrm } from '#features/crm/break-the-crm.tsx';
import { CrmStatusMonitor } from '#features/crm/crm-status-monitor.tsx';
import { ListingSyncPanel } from '#features/crm/listing-sync-panel.tsx';
import { ReconciliationPanel } from '#features/crm/reconciliation-panel.tsx';

export default function CrmStatus() {
  return (
    <div className="space-y-8">
      <CrmStatusMonitor />
      <BreakTheCrm />
      <ReconciliationPanel />
      <ListingSyncPanel />
    </div>
  );
}
