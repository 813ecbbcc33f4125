import { useQuery } from '@tanstack/react-query';
import { UserManager } from '#staff/users/user-manager.tsx';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { AdminOnly } from '#app/layouts/staff/admin-only.tsx';

export default function UsersPage() {
  const { data: user } = useQuery(authUserQuery);
  return (
    <AdminOnly>
      <UserManager ownId={user?.id ?? 0} />
    </AdminOnly>
  );
}
