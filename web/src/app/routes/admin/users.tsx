import { useQuery } from '@tanstack/react-query';
import { UserManager } from '#features/users/user-manager.tsx';
import { authUserQuery } from '#lib/auth/auth-user.ts';
import { AdminOnly } from '../../layouts/admin-only.tsx';

export default function UsersPage() {
  const { data: user } = useQuery(authUserQuery);
  return (
    <AdminOnly>
      <UserManager ownId={user?.id ?? 0} />
    </AdminOnly>
  );
}
