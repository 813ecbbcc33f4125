import { describe, expect, it } from 'vitest';
import { foldBio } from './agent-bio.ts';
import { agentMessages, bioFields, wrongAgentFields } from './agent-form.ts';

const good = {
  name: 'Layla Haddad',
  title: 'Sales Agent',
  department: 'Sales',
  phone: '+974 4400 0103',
  email: 'layla@example.com',
  location: 'Lusail',
  joinDate: '2026-11-21',
  linkedIn: '',
  twitter: '',
  imageUrl: '',
};

describe('the form of a team member', () => {
  it('is right as it is', () => {
    expect(wrongAgentFields(good)).toEqual([]);
  });

  it.each([
    ['name', ' ', 'Name is required'],
    ['title', '', 'Title is required'],
    ['department', '', 'Department is required'],
    ['phone', '', 'Phone is required'],
    ['email', '', 'Valid email is required'],
    ['email', 'layla@example', 'Valid email is required'],
    ['location', '', 'Location is required'],
    ['joinDate', '', 'Join date is required'],
    ['linkedIn', 'linkedin.com/in/layla', 'Valid LinkedIn URL'],
    ['linkedIn', 'javascript:alert(1)', 'Valid LinkedIn URL'],
    ['twitter', '@layla', 'Valid Twitter URL'],
    ['imageUrl', 'ftp://a.example/x.jpg', 'Valid image URL'],
    ['imageUrl', 'data:text/html,x', 'Valid image URL'],
    ['linkedIn', 'httpsx://a.example', 'Valid LinkedIn URL'],
    ['twitter', 'xhttp://a.example', 'Valid Twitter URL'],
    ['imageUrl', '/etc/passwd', 'Valid image URL'],
    ['imageUrl', `/x/media/${'a'.repeat(64)}/1280.webp`, 'Valid image URL'],
    ['imageUrl', `/media/${'a'.repeat(64)}/1280.webp/x`, 'Valid image URL'],
    ['imageUrl', `/media/${'x'.repeat(64)}/1280.webp`, 'Valid image URL'],
    ['imageUrl', `/media/${'a'.repeat(63)}/1280.webp`, 'Valid image URL'],
    ['imageUrl', `/media/${'a'.repeat(64)}/1.webp`, 'Valid image URL'],
    ['imageUrl', `/media/${'a'.repeat(64)}/123456.webp`, 'Valid image URL'],
    ['imageUrl', 'xdata:image/png;base64,AA==', 'Valid image URL'],
  ] as const)(
    'wants a better %s than "%s" [A-303 A-304 A-305 A-306 A-307 A-308 A-309 A-311 A-312 A-313]',
    (field, value, message) => {
      expect(wrongAgentFields({ ...good, [field]: value }).map((one) => agentMessages[one])).toEqual([message]);
    },
  );

  it.each([
    ['email', ' layla@example.com '],
    ['linkedIn', ' '],
    ['linkedIn', ' https://l.example/in/layla '],
    ['twitter', 'http://t.example/layla'],
    ['imageUrl', ' '],
    ['name', ' ليلى '],
  ] as const)('takes the %s "%s"', (field, value) => {
    expect(wrongAgentFields({ ...good, [field]: value })).toEqual([]);
  });

  it.each(['name', 'title', 'department', 'phone', 'email', 'location', 'joinDate'] as const)(
    'looks at %s by itself, and not at what is not given',
    (field) => {
      expect(wrongAgentFields({ [field]: '' })).toEqual([field]);
      expect(wrongAgentFields({ [field]: good[field] })).toEqual([]);
    },
  );

  it('names all that is wrong, and looks at nothing that is not given', () => {
    expect(wrongAgentFields({ name: '', email: '' })).toEqual(['name', 'email']);
    expect(wrongAgentFields({})).toEqual([]);
  });

  it.each([
    'https://a.example/x.jpg',
    `/media/${'0123456789abcdef'.repeat(4)}/10.webp`,
    `/media/${'f'.repeat(64)}/16384.webp`,
    `/media/${'a'.repeat(64)}/1280.webp`,
    'data:image/png;base64,AA==',
  ])('takes %s for a picture [A-313]', (imageUrl) => {
    expect(wrongAgentFields({ ...good, imageUrl })).toEqual([]);
  });

  it('finds in a bio what was folded into it', () => {
    const parts = { text: 'x', department: 'Sales', skills: '', location: 'Lusail', joinDate: '2026-11-21' };
    const links = { linkedIn: 'nothing', twitter: 'https://t.example' };
    expect(bioFields(foldBio({ ...parts, ...links }))).toEqual({
      department: 'Sales',
      location: 'Lusail',
      joinDate: '2026-11-21',
      ...links,
    });
  });

  it.each(['', 'Ten years of offices.', 'خبرة عشر سنوات'])(
    'finds nothing in the bio "%s" that carries no line',
    (bio) => {
      expect(bioFields(bio)).toEqual({ department: '', location: '', joinDate: '', linkedIn: '', twitter: '' });
    },
  );

  it('takes the last of several lines, and the empty one too', () => {
    const bio = 'linkedin: a\n  LinkedIn : b \nTwitter: x\nTwitter:';
    expect(bioFields(bio)).toMatchObject({ linkedIn: 'b', twitter: '' });
  });
});
