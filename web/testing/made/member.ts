import type { components } from '@manzil/contract/api';

type Member = components['schemas']['Agent'];

export const member = (changes: Partial<Member> = {}, n = 1): Member => ({
  id: 40 + n,
  name: `Layla Haddad ${String(n)}`,
  nameAr: `ليلى حداد ${String(n)}`,
  title: 'Senior Sales Agent',
  titleAr: 'وسيطة مبيعات أولى',
  bio: 'Ten years.\nDepartment: Sales\nSkills: Leases, Fit-out\nLocation: Lusail\nJoin Date: 2016-09-04\nLinkedIn: https://linkedin.example/layla\nTwitter: https://twitter.example/layla',
  bioAr: 'عشر سنوات.\nDepartment: قسم المبيعات\nSkills: عقود، تجهيز\nLocation: لوسيل\nJoin Date: 2016-09-04',
  imageUrl: null,
  phone: '+974 4400 0103',
  whatsappNumber: '+974 (55) 00-0103',
  email: `layla${String(n)}@example.com`,
  specialization: 'Offices',
  specializationAr: 'المكاتب',
  isActive: true,
  createdAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  ...changes,
});
