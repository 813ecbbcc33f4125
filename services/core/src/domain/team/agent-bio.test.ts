import { describe, expect, it } from 'vitest';
import { foldBio, parseBio } from './agent-bio.ts';

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

describe('foldBio [A-148]', () => {
  const parts = {
    text: 'Ten years of offices.\nAsk her.',
    department: 'Sales',
    skills: 'Leases, Fit-out',
    location: 'Lusail',
    joinDate: '2016-09-04',
    linkedIn: 'https://l.example/in/x',
    twitter: '',
  };

  it('packs one line for each part after the free text, and leaves empty ones out', () => {
    expect(foldBio(parts)).toBe(
      'Ten years of offices.\nAsk her.\nDepartment: Sales\nSkills: Leases, Fit-out\nLocation: Lusail\nJoin Date: 2016-09-04\nLinkedIn: https://l.example/in/x',
    );
    expect(foldBio({ ...parts, text: '', department: '', skills: '', location: '', joinDate: '', linkedIn: '' })).toBe(
      '',
    );
  });

  it('lets no part forge another, whatever breaks its line', () => {
    for (const end of ['\n', '\r', '\r\n', '\u2028', '\u0085']) {
      const folded = foldBio({ ...parts, skills: `Leases${end}Department: Executive` });
      expect(parseBio(folded)).toMatchObject({ department: 'Sales', skills: ['Leases Department: Executive'] });
    }
  });

  it('gives free text back as it was, even when it looks like a packed line', () => {
    const text = 'Twitter: no thanks\nShe says:\n  location : everywhere';
    const parsed = parseBio(foldBio({ ...parts, text }));
    expect(parsed).toMatchObject({ text, twitter: null, location: 'Lusail' });
    expect(parseBio(foldBio({ ...parts, text: parsed.text }))).toEqual(parsed);
  });
});
