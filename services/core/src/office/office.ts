/** What the office says of itself, everywhere. Also for browsers. */
import type { components } from '@manzil/contract/api';

/** As staff saved it; `version` 0: never. */
export type OfficeSettings = components['schemas']['OfficeSettings'];
export type OfficeChange = components['schemas']['OfficeSettingsChange'];
export type OfficeHours = components['schemas']['OfficeHours'];
export type OpenRange = components['schemas']['OpenRange'];
/** Without its version, as pages and mails use it. */
export type Office = Omit<OfficeChange, 'version'>;

const working: OpenRange[] = [{ opens: '09:00', closes: '17:00' }];

/** Until an office saves its own. Fictitious: numbers and addresses are nobody's. */
export const defaultOffice: Office = {
  name: { en: 'Manzil', ar: 'منزل' },
  legalName: { en: 'Manzil Real Estate', ar: 'منزل للعقارات' },
  phone: '+974 4000 0142',
  whatsapp: '+974 5000 0142',
  email: 'hello@manzil.example',
  city: { en: 'Lusail', ar: 'لوسيل' },
  address: {
    en: ['Marina Tower 23, 14th floor', 'Marina District, Lusail', 'Qatar'],
    ar: ['برج المارينا ٢٣، الطابق ١٤', 'منطقة المارينا، لوسيل', 'قطر'],
  },
  position: null,
  licenceNumber: null,
  hours: { week: [working, working, working, working, working, [], []], holidays: [], ramadan: null },
  logo: null,
  primaryColour: null,
  accentColour: null,
};
