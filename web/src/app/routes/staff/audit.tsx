import { AuditLog } from '#staff/audit/audit-log.tsx';
import { AdminOnly } from '#app/layouts/staff/admin-only.tsx';

export default function AuditPage() {
  return (
    <AdminOnly>
      <AuditLog />
    </AdminOnly>
  );
}
