import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { TemplateManager } from '#staff/leads/templates/template-manager.tsx';

export default function TemplatesPage() {
  return (
    <PermittedScreen needs="leads.templates">
      <TemplateManager />
    </PermittedScreen>
  );
}
