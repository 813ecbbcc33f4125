import 'i18next';
import type { adminMessages } from './en/staff.ts';
import type { publicMessages } from './en/site.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: typeof publicMessages & typeof adminMessages;
  }
}
