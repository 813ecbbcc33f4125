import type { UserRow } from '@manzil/core/accounts/store/user-reader';
import { column, type FileColumns, fileTime } from '../../csv/file-columns.ts';

export const userColumns: FileColumns<UserRow> = {
  person: [
    column('First name', 'الاسم الأول', ({ firstName }) => firstName),
    column('Last name', 'اسم العائلة', ({ lastName }) => lastName),
    column('Username', 'اسم المستخدم', ({ username }) => username),
    column('E-mail', 'البريد الإلكتروني', ({ email }) => email),
  ],
  role: [column('Role', 'الدور', ({ role }) => role)],
  state: [column('Access', 'الدخول', ({ state }) => state)],
  created: [column('Since', 'منذ', ({ createdAt }) => fileTime(createdAt))],
};
