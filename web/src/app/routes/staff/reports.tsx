import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { Reports } from '#staff/reports/reports.tsx';

export default function ReportsPage() {
  return (
    <PermittedScreen needs="reports.read">
      <Reports />
    </PermittedScreen>
  );
}
