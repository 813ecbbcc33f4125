import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { RoutingManager } from '#staff/routing/routing-manager.tsx';

export default function RoutingPage() {
  return (
    <PermittedScreen needs="leads.route">
      <RoutingManager />
    </PermittedScreen>
  );
}
