import { expect, it } from 'vitest';
import { addressOf, type Command, matching } from './commands.ts';

const commands: Command[] = [
  { id: 'leads', label: 'العملاء المحتملون', run: { to: '/admin/leads' } },
  { id: 'team', label: 'إدارة المدوّنة', run: { to: '/admin/blog' } },
  { id: 'out', label: 'Log out', run: { do: () => undefined } },
];
const ids = (text: string): string[] => matching(commands, text).map(({ id }) => id);

it('finds a page by its name in the language of the page, or by the English word of its address', () => {
  expect(ids('العملاء')).toEqual(['leads']);
  expect(ids('LEADS')).toEqual(['leads']);
  expect(ids('اداره المدونه')).toEqual(['team']);
  expect(ids('out log')).toEqual(['out']);
  expect(ids('nothing')).toEqual([]);
  expect(ids('  ')).toEqual(['leads', 'team', 'out']);
});

it('leads to what was found', () => {
  const found = { id: 7, name: 'Noor & sea', detail: 'noor@example.com' } as const;
  const address = (kind: Parameters<typeof addressOf>[0]['kind'], mayWrite = true) =>
    addressOf({ ...found, kind }, mayWrite);
  expect(address('listing')).toBe('/admin/properties-table?dialog=view-7');
  expect(address('lead')).toBe('/admin/leads?lead=7');
  expect(address('post')).toBe('/admin/blog?dialog=edit-7');
  expect(address('post', false)).toBe('/admin/blog?search=Noor%20%26%20sea');
  expect(address('agent')).toBe('/admin/agents?dialog=edit-7');
  expect(address('agent', false)).toBe('/admin/agents');
  expect(address('user')).toBe('/admin/users?search=noor%40example.com');
});
