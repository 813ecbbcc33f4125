import { KeptMails } from '#staff/mail/kept-mails.tsx';
import { AdminOnly } from '#app/layouts/staff/admin-only.tsx';

export default function MailPage() {
  return (
    <AdminOnly>
      <KeptMails />
    </AdminOnly>
  );
}
