import { AuditLog } from '#features/audit/audit-log.tsx';
import { AdminOnly } from '../../layouts/admin-only.tsx';

export default function AuditPage() {
  return (
    <AdminOnly>
      <AuditLog />
    </AdminOnly>
  );
}
