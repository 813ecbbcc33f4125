import type { components } from '@manzil/contract/api';

type Analytics = components['schemas']['LeadAnalytics'];
type SpamStats = components['schemas']['SpamStats'];

export const leadAnalytics = (changes: Partial<Analytics> = {}): Analytics => ({
  days: 30,
  total: 1234,
  bySource: [
    { source: 'services_page', count: 1100 },
    { source: 'newsletter', count: 134 },
  ],
  byLanguage: [
    { language: 'en', count: 1000 },
    { language: 'ar', count: 234 },
  ],
  byStatus: [
    { status: 'new', count: 1000 },
    { status: 'converted', count: 234 },
  ],
  byDay: [
    { day: '2026-11-20', count: 0 },
    { day: '2026-11-21', count: 1234 },
  ],
  byListing: [
    { propertyId: 42, referenceId: 'LUS-OF-0231', title: 'Fitted office', titleAr: 'مكتب مجهز', count: 7 },
    { propertyId: 43, referenceId: null, title: 'Villa', titleAr: null, count: 3 },
  ],
  response: { touched: 11, waiting: 2, medianMinutes: 59 },
  conversion: { won: 234, enquiries: 1200 },
  sync: { delivered: 1200, waiting: 30, failed: 4, medianSeconds: 0.4 },
  ...changes,
});

export const spamStats = (changes: Partial<SpamStats> = {}): SpamStats => ({
  since: '2026-10-22T00:00:00Z',
  accepted: 1234,
  blocked: 1015,
  byReason: { 'lead.honeypot': 1000, 'lead.spam': 11, 'lead.captcha_failed': 3, 'lead.rate_limited': 1 },
  ...changes,
});
