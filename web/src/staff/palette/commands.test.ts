import { expect, it } from 'vitest';
import { addressOf, type Command, matching } from './commands.ts';

const commands: Command[] = [
  { id: 'leads', kind: 'page', label: 'العملاء المحتملون', alsoCalled: 'Leads', run: { to: '/admin/leads' } },
  { id: 'team', kind: 'page', label: 'إدارة المدوّنة', alsoCalled: 'Blog', run: { to: '/admin/blog' } },
  { id: 'out', kind: 'action', label: 'Log out', alsoCalled: 'تسجيل الخروج', run: { do: () => undefined } },
];
const ids = (text: string): string[] => matching(commands, text).map(({ id }) => id);

it('finds a page by its name in the language of the page, or by the English word of its address', () => {
  expect(ids('العملاء')).toEqual(['leads']);
  expect(ids('LEADS')).toEqual(['leads']);
  expect(ids('اداره المدونه')).toEqual(['team']);
  expect(ids('out log')).toEqual(['out']);
  expect(ids('خروج تسجيل')).toEqual(['out']);
  expect(ids('nothing')).toEqual([]);
  expect(ids('  ')).toEqual(['leads', 'team', 'out']);
});

it('leads to what was found', () => {
  const found = { id: 7, name: 'Noor & sea', detail: 'noor@example.com' } as const;
  const address = (kind: Parameters<typeof addressOf>[0]['kind'], permissions: Parameters<typeof addressOf>[1] = []) =>
    addressOf({ ...found, kind }, permissions);
  expect(address('listing')).toBe('/admin/properties-table?dialog=view-7');
  expect(address('lead')).toBe('/admin/leads/7');
  expect(address('post', ['blog.write'])).toBe('/admin/blog?dialog=edit-7');
  expect(address('post', ['team.write'])).toBe('/admin/blog?search=Noor%20%26%20sea');
  expect(address('agent', ['team.write'])).toBe('/admin/agents?dialog=edit-7');
  expect(address('agent', ['blog.write'])).toBe('/admin/agents');
  expect(address('user')).toBe('/admin/users?search=noor%40example.com');
});
