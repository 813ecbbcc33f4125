import { describe, expect, it } from 'vitest';
import { agentMessages, type AgentField } from '@manzil/core/team/agent-form';
import { departments, jobTitles } from '@manzil/core/team/offered-words';
import { team } from '#i18n/en/staff/team.ts';
import { type Member, saveMember } from './api/members.ts';
import { startValues, toBody, today } from './member-values.ts';

const layla: Member = {
  id: 3,
  name: 'Layla Haddad',
  nameAr: 'ليلى حداد',
  title: 'Senior Sales Agent',
  titleAr: 'وسيطة مبيعات أولى',
  bio: 'Ten years.\nDepartment: Sales\nSkills: Leases, Fit-out\nLocation: Lusail\nJoin Date: 2016-09-04\nLinkedIn: https://l.example/x',
  bioAr:
    'عشر سنوات.\nDepartment: قسم المبيعات\nSkills: عقود، تجهيز\nLocation: لوسيل\nJoin Date: 2016-09-04\nLinkedIn: https://l.example/x',
  imageUrl: null,
  phone: '+974 4400 0103',
  whatsappNumber: null,
  email: 'layla@example.com',
  specialization: 'Offices',
  specializationAr: 'المكاتب',
  isActive: true,
  createdAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
};

describe('the form of a member', () => {
  it('gives back what was stored when nothing was changed [A-148]', () => {
    const body = toBody(startValues(layla), layla);
    const { bio, bioAr, name, titleAr, email } = layla;
    expect(body).toMatchObject({ bio, name, titleAr, email });
    expect(body.bioAr).toBe(bioAr?.replace('عقود، تجهيز', 'عقود، تجهيز'));
  });

  it('carries a change of department and links into the Arabic bio', () => {
    const values = { ...startValues(layla), department: 'Legal', linkedIn: '', twitter: 'https://t.example/l' };
    expect(toBody(values, layla).bioAr).toBe(
      'عشر سنوات.\nDepartment: الشؤون القانونية\nSkills: عقود، تجهيز\nLocation: لوسيل\nJoin Date: 2016-09-04\nTwitter: https://t.example/l',
    );
  });

  it('has no Arabic bio where nothing was written in Arabic', () => {
    const values = { ...startValues(layla), bioAr: '', skillsAr: ' ', locationAr: '' };
    expect(toBody(values, layla).bioAr).toBeNull();
  });

  it('begins with an active member who joins today [A-310 A-315]', () => {
    expect(startValues(null)).toMatchObject({ joinDate: today(), isActive: true, name: '' });
    // midnight in Doha
    expect(today(new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21');
  });

  it('says what the server says [A-303 A-304 A-305 A-306 A-307 A-308 A-309 A-311 A-312]', () => {
    for (const field of Object.keys(agentMessages) as AgentField[])
      expect(team.wrong[field]).toBe(agentMessages[field]);
  });

  it('offers thirteen titles and nine departments [A-436 A-437]', () => {
    expect(jobTitles.map(({ en }) => en)).toEqual([
      'CEO',
      'Managing Director',
      'Sales Director',
      'Senior Sales Agent',
      'Sales Agent',
      'Marketing Manager',
      'Digital Marketing Specialist',
      'Property Manager',
      'Legal Advisor',
      'Finance Manager',
      'Operations Manager',
      'Customer Service Representative',
      'IT Support Specialist',
    ]);
    expect(departments.map(({ en }) => en)).toEqual([
      'Executive',
      'Sales',
      'Marketing',
      'Property Management',
      'Legal',
      'Finance',
      'Operations',
      'Customer Service',
      'IT Support',
    ]);
  });
});

it('updating without a selected member raises an error [A-426]', async () => {
  await expect(saveMember({ adding: false, id: null, body: toBody(startValues(layla), layla) })).rejects.toThrow(
    'No member selected for editing',
  );
});
