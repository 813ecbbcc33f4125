import 'i18next';
import type { adminMessages } from './en/admin.ts';
import type { publicMessages } from './en/public.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: typeof publicMessages & typeof adminMessages;
  }
}
