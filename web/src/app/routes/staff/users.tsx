import { useQuery } from '@tanstack/react-query';
import { UserManager } from '#staff/users/user-manager.tsx';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function UsersPage() {
  const { data: user } = useQuery(authUserQuery);
  return (
    <PermittedScreen needs="users.manage">
      <UserManager ownId={user?.id ?? 0} />
    </PermittedScreen>
  );
}
