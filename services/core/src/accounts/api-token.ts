/** What a token for a machine looks like, and what it may hold. */
import { type Permission, permissions } from './permissions.ts';
import type { SignedInUser } from './user.ts';

/** `mzl_` and 256 random bits. */
export const tokenForm = /^mzl_[\w-]{43}$/;
/** So that whoever finds one knows which it is: 36 of the random bits. */
export const prefixLength = 10;
export const mostDays = 365;
/** That work at a time. */
export const mostTokens = 100;

/** Who could give themselves more with it: only a person may. */
const forPeopleOnly: ReadonlySet<Permission> = new Set<Permission>(['users.manage']);

/** What somebody may give a token: no more than they hold. */
export const grantable = (maker: Pick<SignedInUser, 'permissions'>): Permission[] =>
  permissions.filter((permission) => maker.permissions.includes(permission) && !forPeopleOnly.has(permission));

/** Who calls with a token: in what it does it is the token, where whose leads are read it is its maker. */
export const tokenHolder = (
  token: { id: number; name: string; permissions: readonly string[] },
  maker: SignedInUser,
): SignedInUser => ({
  id: maker.id,
  username: token.name,
  firstName: null,
  lastName: null,
  language: null,
  role: maker.role,
  permissions: grantable(maker).filter((permission) => token.permissions.includes(permission)),
  contact: maker.contact,
  token: { id: token.id },
});
