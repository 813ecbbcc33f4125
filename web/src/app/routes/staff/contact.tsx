import { useParams } from 'react-router';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { contactIdOf } from '#staff/leads/contacts/contact-table-spec.ts';
import { ContactPage } from '#staff/leads/contacts/page/contact-page.tsx';
import { NoSuchContact } from '#staff/leads/contacts/page/no-such-contact.tsx';

export default function ContactRoute() {
  const id = contactIdOf(useParams()['id']);
  return (
    <PermittedScreen needs="leads.read_own">
      {id === null ? <NoSuchContact /> : <ContactPage key={id} id={id} />}
    </PermittedScreen>
  );
}
