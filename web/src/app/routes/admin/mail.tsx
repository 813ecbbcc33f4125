import { KeptMails } from '#features/mail-admin/kept-mails.tsx';
import { AdminOnly } from '../../layouts/admin-only.tsx';

export default function MailPage() {
  return (
    <AdminOnly>
      <KeptMails />
    </AdminOnly>
  );
}
