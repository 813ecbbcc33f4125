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
    ['imageUrl', '/etc/passwd', 'Valid image URL'],
  ] as const)(
    'wants a better %s than "%s" [A-303 A-304 A-305 A-306 A-307 A-308 A-309 A-311 A-312 A-313]',
    (field, value, message) => {
      expect(wrongAgentFields({ ...good, [field]: value }).map((one) => agentMessages[one])).toEqual([message]);
    },
  );

  it('names all that is wrong, and looks at nothing that is not given', () => {
    expect(wrongAgentFields({ name: '', email: '' })).toEqual(['name', 'email']);
    expect(wrongAgentFields({})).toEqual([]);
  });

  it.each(['https://a.example/x.jpg', `/media/${'a'.repeat(64)}/1280.webp`, 'data:image/png;base64,AA=='])(
    'takes %s for a picture [A-313]',
    (imageUrl) => {
      expect(wrongAgentFields({ ...good, imageUrl })).toEqual([]);
    },
  );

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
});
