import { KeptMails } from '#staff/mail/kept-mails.tsx';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function MailPage() {
  return (
    <PermittedScreen needs="mails.read">
      <KeptMails />
    </PermittedScreen>
  );
}
