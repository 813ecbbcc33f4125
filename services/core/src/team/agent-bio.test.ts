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
    const nothing = { text: '', department: null, skills: [], location: null, joinDate: null };
    expect(parseBio(null)).toEqual({ ...nothing, linkedin: null, twitter: null });
    expect(parseBio('Department:   \nLocation:')).toEqual(parseBio(null));
  });

  it('reads values and text without the blanks around them', () => {
    expect(parseBio('\n  Ten years. \n\nDepartment:  Sales  \nLocation: لوسيل \n')).toMatchObject({
      text: 'Ten years.',
      department: 'Sales',
      location: 'لوسيل',
    });
  });

  it.each(['javascript:alert(1)', 'xhttp://a.example', 'httpsx://a.example', 'a.example', 'undefined'])(
    'does not take %s for a link',
    (address) => {
      expect(parseBio(`LinkedIn: ${address}\nTwitter: ${address}`)).toMatchObject({ linkedin: null, twitter: null });
    },
  );
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

  it('begins with the first line where there is no free text', () => {
    expect(foldBio({ ...parts, text: ' \n', skills: ' ', location: '', joinDate: '', linkedIn: ' ' })).toBe(
      'Department: Sales',
    );
  });

  it('packs texts without the blanks around them', () => {
    const packed = foldBio({
      ...parts,
      text: '\n خبرة عشر سنوات \n',
      department: ' Sales ',
      skills: '\n',
      location: 'Lusail\n',
    });
    expect(packed).toBe(
      'خبرة عشر سنوات\nDepartment: Sales\nLocation: Lusail\nJoin Date: 2016-09-04\nLinkedIn: https://l.example/in/x',
    );
  });

  it('gives back a line that begins with the sign of a guarded one, and leaves one that ends so alone', () => {
    const text = '\u2060x\nx\u2060';
    const only = { ...parts, text, department: '', skills: '', location: '', joinDate: '', linkedIn: '' };
    expect(foldBio(only)).toBe('\u2060\u2060x\nx\u2060');
    expect(parseBio(foldBio(only)).text).toBe(text);
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
