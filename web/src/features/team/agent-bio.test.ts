import { describe, expect, it } from 'vitest';
import { parseBio, teaser } from './agent-bio.ts';

describe('parseBio [P-223]', () => {
  it('takes the lines out and keeps the free text', () => {
    const bio =
      'Ten years of offices.\nAsk her.\nDepartment: Sales\nskills: Leases, Fit-out\nLocation: Lusail\nJoin Date: 2016-09-04\nLinkedIn: https://l.example/in/x\nTwitter: http://t.example/x';
    expect(parseBio(bio)).toEqual({
      text: 'Ten years of offices.\nAsk her.',
      department: 'Sales',
      skills: ['Leases', 'Fit-out'],
      location: 'Lusail',
      joinDate: '2016-09-04',
      linkedin: 'https://l.example/in/x',
      twitter: 'http://t.example/x',
    });
  });

  it('takes Arabic commas, and nothing that is no web address for a link', () => {
    const bio = 'نص\nSkills: عقود، تفاوض\nLinkedIn: javascript:alert(1)\nTwitter: @someone\nDepartment:';
    expect(parseBio(bio)).toMatchObject({ skills: ['عقود', 'تفاوض'], linkedin: null, twitter: null, department: null });
  });

  it('is empty for no bio', () => {
    expect(parseBio(null)).toMatchObject({ text: '', department: null, skills: [] });
  });
});

describe('teaser', () => {
  it('cuts at 100 characters and then an ellipsis', () => {
    expect(teaser('a'.repeat(100))).toBe('a'.repeat(100));
    expect(teaser('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(teaser('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
  });
});
