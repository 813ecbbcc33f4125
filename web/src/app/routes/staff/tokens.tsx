import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { TokenManager } from '#staff/tokens/token-manager.tsx';

export default function TokensPage() {
  return (
    <PermittedScreen needs="users.manage">
      <TokenManager />
    </PermittedScreen>
  );
}
