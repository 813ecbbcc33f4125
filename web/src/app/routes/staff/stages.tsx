import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { StagesManager } from '#staff/leads/office-stages/stages-manager.tsx';

export default function StagesPage() {
  return (
    <PermittedScreen needs="settings.manage">
      <StagesManager />
    </PermittedScreen>
  );
}
