import { BreakTheCrm } from '#staff/crm/break/break-the-crm.tsx';
import { CrmStatusMonitor } from '#staff/crm/crm-status-monitor.tsx';
import { ListingSyncPanel } from '#staff/crm/pulls/listing-sync-panel.tsx';
import { ReconciliationPanel } from '#staff/crm/reconciliation/reconciliation-panel.tsx';

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
