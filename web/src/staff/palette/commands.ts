import type { Permission } from '#staff-lib/auth/use-may.ts';
import type { Found } from './api/staff-search.ts';

export interface Command {
  id: string;
  kind: 'page' | 'action';
  label: string;
  /** In the other language. */
  alsoCalled: string;
  run: { to: string } | { do: () => void };
}

/** Every word in its name in either language, or in its address. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, alsoCalled, run }) => {
    const all = plain(`${label} ${alsoCalled} ${'to' in run ? run.to : ''}`);
    return words.every((word) => all.includes(word));
  });
}

/** Without capitals and Arabic marks; letters often swapped are one. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** Who may change it gets the form. */
export function addressOf(
  { kind, id, name, detail }: Pick<Found, 'kind' | 'id' | 'name' | 'detail'>,
  permissions: readonly Permission[],
): string {
  switch (kind) {
    case 'listing':
      return `/admin/properties-table?dialog=view-${String(id)}`;
    case 'lead':
      return `/admin/leads/${String(id)}`;
    case 'post':
      return permissions.includes('blog.write')
        ? `/admin/blog?dialog=edit-${String(id)}`
        : `/admin/blog?search=${encodeURIComponent(name)}`;
    case 'agent':
      return permissions.includes('team.write') ? `/admin/agents?dialog=edit-${String(id)}` : '/admin/agents';
    case 'user':
      return `/admin/users?search=${encodeURIComponent(detail ?? name)}`;
  }
}
