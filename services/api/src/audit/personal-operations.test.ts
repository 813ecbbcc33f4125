import { expect, it } from 'vitest';
import { contract, follow, type JsonSchema } from '../contract/document.ts';
import { type Operation, readOperations } from '../contract/operations.ts';

/** These tell of one person, who was chosen before, and who that may be too. */
const ofOne = ['getContact', 'listPersonEnquiries', 'mergeContacts'];
/** Rules under the names of the fields. */
const ofNobody = ['listRoles'];
/** Files in which the contract names no fields. */
const filesOfThings = ['exportProperties', 'exportBlogPosts', 'exportDeliveries'];

const operations = readOperations(contract);
const idsOf = (found: Operation[]) => found.map(({ id }) => id).toSorted();

/** Whether a list in it has addresses or numbers of people. */
function listsPeople(value: unknown, isInList = false, seen = new Set<unknown>()): boolean {
  const schema = follow<JsonSchema>(contract, value);
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  const above = new Set(seen).add(schema);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
  if (isInList && properties.some(([name]) => name === 'email' || name === 'phone')) return true;
  const inner = [...properties.map(([, one]) => one), ...((schema['anyOf'] ?? schema['oneOf'] ?? []) as unknown[])];
  return (
    inner.some((one) => listsPeople(one, isInList, above)) ||
    (schema.items !== undefined && listsPeople(schema.items, true, above))
  );
}

it('an operation of staff that lists people says so in the contract [M-901]', () => {
  const staffs = operations.filter(({ permission }) => permission !== 'public');
  const listing = staffs.filter(({ answers }) =>
    [...answers].some(([status, schema]) => status.startsWith('2') && schema !== null && listsPeople(schema)),
  );
  const unsaid = listing.filter(({ personalData }) => personalData === null);
  expect(idsOf(listing)).toContain('listLeads');
  expect(idsOf(unsaid)).toEqual([...ofOne, ...ofNobody].toSorted());
});

it('a file for spreadsheets with people in it says so in the contract [M-901]', () => {
  const files = operations.filter(({ id }) => id.startsWith('export'));
  expect(idsOf(files.filter(({ personalData }) => personalData !== 'export'))).toEqual(filesOfThings.toSorted());
});
