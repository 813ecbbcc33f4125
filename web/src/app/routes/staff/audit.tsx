import { AuditLog } from '#staff/audit/audit-log.tsx';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function AuditPage() {
  return (
    <PermittedScreen needs="audit.read">
      <AuditLog />
    </PermittedScreen>
  );
}
