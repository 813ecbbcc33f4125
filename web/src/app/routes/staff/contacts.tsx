import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { ContactManager } from '#staff/leads/contacts/contact-manager.tsx';

export default function ContactsPage() {
  return (
    <PermittedScreen needs="leads.read_own">
      <ContactManager />
    </PermittedScreen>
  );
}
