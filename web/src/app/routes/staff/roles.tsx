import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { RoleManager } from '#staff/roles/role-manager.tsx';

export default function RolesPage() {
  return (
    <PermittedScreen needs="users.manage">
      <RoleManager />
    </PermittedScreen>
  );
}
