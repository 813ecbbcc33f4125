import { describe, expect, it } from 'vitest';
import { auditedChange, redact, redacted } from './audit.ts';

describe('what goes into the audit log', () => {
  it('keeps no personal data and no secret, at any depth', () => {
    const lead = {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor@example.com',
      phone: '+974 5555 1234',
      message: 'Please call me',
      notes: 'Calls back on Sunday',
      status: 'new',
      consent: { marketing: true, ip: '10.0.0.1' },
      history: [{ whatsappNumber: '123', at: 'x' }],
    };
    expect(redact('lead', lead)).toEqual({
      firstName: redacted,
      lastName: redacted,
      email: redacted,
      phone: redacted,
      message: redacted,
      notes: redacted,
      status: 'new',
      consent: { marketing: true, ip: redacted },
      history: [{ whatsappNumber: redacted, at: 'x' }],
    });
    expect(redact('setting', { openaiApiKey: 'sk-1', clientSecret: 'x', provider: 'openai' })).toEqual({
      openaiApiKey: redacted,
      clientSecret: redacted,
      provider: 'openai',
    });
    expect(redact('user', { passwordHash: '$argon2', username: 'noor' })).toEqual({
      passwordHash: redacted,
      username: 'noor',
    });
  });

  it('a name is personal where it is a person, an address in a text wherever it stands', () => {
    expect(redact('agent', { name: 'Noor', nameAr: 'نور', title: 'Agent' })).toEqual({
      name: redacted,
      nameAr: redacted,
      title: 'Agent',
    });
    expect(redact('category', { name: 'News' })).toEqual({ name: 'News' });
    expect(redact('property', { description: 'Write to noor@example.com today' })).toEqual({
      description: `Write to ${redacted} today`,
    });
  });

  it('cuts long texts and leaves files out', () => {
    const { content, image } = redact('post', { content: 'a'.repeat(9_000), image: 'data:image/png;base64,AAA' }) as {
      content: string;
      image: string;
    };
    expect(content).toHaveLength(2_001);
    expect(image).toBe('[file]');
  });

  it('an empty personal field says that it was empty', () => {
    expect(redact('lead', { phone: null, notes: '' })).toEqual({ phone: null, notes: '' });
  });

  it('keeps of a change only what changed, and that something personal did', () => {
    expect(
      auditedChange(
        'lead',
        { status: 'new', notes: 'a', email: 'a@example.com', version: 1 },
        { status: 'contacted', notes: 'b', email: 'a@example.com' },
      ),
    ).toEqual({
      before: { status: 'new', notes: redacted },
      after: { status: 'contacted', notes: redacted },
    });
  });

  it('a creation has no before, a deletion no after', () => {
    expect(auditedChange('property', null, { title: 'Villa' })).toEqual({ before: null, after: { title: 'Villa' } });
    expect(auditedChange('property', { title: 'Villa' }, null)).toEqual({ before: { title: 'Villa' }, after: null });
  });

  it.each([
    ['name', redacted],
    ['name_ar', redacted],
    ['NAME', redacted],
    ['nameChanged', 'Noor'],
    ['named', 'Noor'],
    ['username', 'Noor'],
  ])('%s of an agent says %s', (member, said) => {
    expect(redact('agent', { [member]: 'Noor' })).toEqual({ [member]: said });
  });

  it('cuts a text that is longer than 2,000 characters, and no shorter one', () => {
    const [least, most] = ['ن'.repeat(2_000), 'ن'.repeat(2_001)];
    expect(redact('post', [least, most])).toEqual([least, `${least}…`]);
  });

  it('keeps the first 200 of a list', () => {
    const list = Array.from({ length: 201 }, (_, n) => n);
    expect(redact('post', list)).toEqual(list.slice(0, 200));
    expect(redact('post', list.slice(0, 200))).toHaveLength(200);
  });

  it('writes times out, and leaves out what is not there', () => {
    const at = new Date('2026-11-21T09:30:00.000Z');
    expect(redact('post', { at, gone: undefined, none: null, count: 0 })).toStrictEqual({
      at: '2026-11-21T09:30:00.000Z',
      none: null,
      count: 0,
    });
    expect(redact('lead', { phone: undefined })).toStrictEqual({});
  });

  it('does not take what a patch leaves out for a change', () => {
    expect(auditedChange('post', { slug: 'a', title: 'A' }, { slug: undefined, title: 'B' })).toStrictEqual({
      before: { title: 'A' },
      after: { title: 'B' },
    });
    expect(auditedChange('post', { slug: 'a' }, { slug: null })).toStrictEqual({
      before: { slug: 'a' },
      after: { slug: null },
    });
  });

  it('has neither before nor after where nothing is known', () => {
    expect(auditedChange('post', null, null)).toEqual({ before: null, after: null });
  });
});
