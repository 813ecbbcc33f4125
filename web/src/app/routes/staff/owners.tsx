import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { OwnerManager } from '#staff/listings/owners/owner-manager.tsx';

export default function OwnersPage() {
  return (
    <PermittedScreen needs="owners.read">
      <OwnerManager />
    </PermittedScreen>
  );
}
