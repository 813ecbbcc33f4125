/** Fictitious: numbers and addresses are nobody's. */

export const companyFacts = {
  legalName: { en: 'Manzil Real Estate', ar: 'منزل للعقارات' },
  phone: '+974 4000 0142',
  whatsapp: '+974 5000 0142',
  email: 'hello@manzil.example',
  address: {
    en: ['Marina Tower 23, 14th floor', 'Marina District, Lusail', 'Qatar'],
    ar: ['برج المارينا ٢٣، الطابق ١٤', 'منطقة المارينا، لوسيل', 'قطر'],
  },
  /** Qatar's time; Sunday is 0. */
  hours: { days: [0, 1, 2, 3, 4], opens: 9, closes: 17 },
} as const;
