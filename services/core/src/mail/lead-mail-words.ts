/** Each mail has both languages: nobody knows its reader's. */
import type { Language } from '../platform/language.ts';
import type { LeadSource } from '../leads/lead.ts';

export interface LeadMailWords {
  heading: string;
  source: Record<LeadSource, string>;
  name: string;
  email: string;
  phone: string;
  listing: string;
  from: string;
  language: string;
  languages: Record<Language, string>;
  received: string;
  reference: string;
  message: string;
  /** Where the office wants no messages in mails. */
  withheld: string;
  open: string;
  reply: string;
}

export const leadMailWords: Record<Language, LeadMailWords> = {
  en: {
    heading: 'New enquiry',
    source: {
      contact_form: 'Contact form',
      about_page: 'About page',
      services_page: 'Services page',
      property_inquiry: 'Enquiry about a listing',
      newsletter: 'Newsletter sign-up',
      phone: 'Telephone call',
      walk_in: 'Visit to the office',
      portal: 'Property portal',
    },
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    listing: 'Listing',
    from: 'Came by',
    language: 'Language',
    languages: { en: 'English', ar: 'Arabic' },
    received: 'Received (Doha)',
    reference: 'Reference',
    message: 'Message',
    withheld: 'The message is not part of this mail. Read it in the admin.',
    open: 'Open in the admin',
    reply: 'A reply to this mail goes to the person who enquired.',
  },
  ar: {
    heading: 'استفسار جديد',
    source: {
      contact_form: 'نموذج التواصل',
      about_page: 'صفحة من نحن',
      services_page: 'صفحة الخدمات',
      property_inquiry: 'استفسار عن عقار',
      newsletter: 'اشتراك في النشرة البريدية',
      phone: 'مكالمة هاتفية',
      walk_in: 'زيارة للمكتب',
      portal: 'موقع عقاري آخر',
    },
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    listing: 'العقار',
    from: 'ورد عبر',
    language: 'اللغة',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    received: 'وقت الورود (الدوحة)',
    reference: 'المرجع',
    message: 'الرسالة',
    withheld: 'نص رسالة العميل غير مرفق بهذا البريد. يمكنك قراءته في لوحة الإدارة.',
    open: 'فتح الاستفسار في لوحة الإدارة',
    reply: 'الرد على هذه الرسالة يصل إلى صاحب الاستفسار مباشرة.',
  },
};
