/** Arabic counts 3 to 10 in the plural, 11 to 99 in the singular. */
import { expect, it } from 'vitest';
import { words } from '#testing/words.ts';

type Texts = { [key: string]: string | Texts };
interface Group {
  name: string;
  few: string;
  many: string;
}

function groupsOf(texts: Texts, path: string): Group[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return groupsOf(text, `${path}${key}.`);
    const few = texts[key.replace(/_many$/, '_few')];
    return key.endsWith('_many') && typeof few === 'string' ? [{ name: path + key.slice(0, -5), few, many: text }] : [];
  });
}
const groups = groupsOf(words.ar, '');

const withoutNoun = [
  'home.featured.caption',
  'adminLeads.bulk.waiting',
  'adminContacts.merge.unseen',
  'adminCrmProvider.untold.send',
  'adminCrmProvider.untold.leave',
  'adminCrmProvider.untold.sendTitle',
  'adminCrmProvider.untold.leaveTitle',
  'adminBreakCrm.lostFigure',
  'adminDeliveries.replay.all',
  'adminReconciliation.report.first',
  'adminTimeline.all',
  'adminTable.selected',
  'adminTable.selectAll',
  'adminTrash.more',
];

it('eleven things are named otherwise than three, wherever a noun follows the number', () => {
  expect(groups.length).toBeGreaterThan(50);
  expect(groups.filter(({ few, many }) => few === many).map(({ name }) => name)).toEqual(withoutNoun);
});
