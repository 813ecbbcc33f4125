import { describe, expect, it } from 'vitest';
import { stages as made } from '#testing/made/lead.ts';
import { obstacleTo, rebased, retire, type StageDraft, startValues, toBody } from './plan-values.ts';

const start = () => startValues(made());
const stage = (id: number): StageDraft => {
  const found = start().stages.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No stage ${String(id)}`);
  return found;
};
const offer = { ...stage(4), id: -1, name: 'Offer', nameAr: 'عرض' };

describe('the plan of stages', () => {
  it('hands on what was to go to a stage that is retired too [M-1102]', () => {
    const more = { ...start(), stages: [...start().stages, { ...offer, id: 9 }] };
    const once = retire(more, stage(4), 3);
    const twice = retire(once, stage(3), 9);
    expect(toBody(twice).retired).toEqual([
      { id: 4, moveTo: 9 },
      { id: 3, moveTo: 9 },
    ]);
  });

  it('forgets a stage that was never saved', () => {
    const added = { ...start(), stages: [...start().stages, offer] };
    expect(retire(added, offer, null)).toEqual(start());
  });

  it('gives no leads to a stage that is not saved [M-1102]', () => {
    const left = { ...start(), stages: [stage(3), offer] };
    expect(obstacleTo(stage(3), left, 1)).toBe('noTarget');
    expect(obstacleTo(stage(3), left, 0)).toBeNull();
  });

  it('drops what others retired, and keeps what is new on either side [M-1103]', () => {
    const { stages, lostReasons } = made();
    const theirs = stages.map((one) => (one.id === 4 ? { ...one, retired: true } : one));
    const mine = { ...start(), stages: [...start().stages, offer] };
    const { stages: sent } = toBody(rebased(mine, { stages: theirs, lostReasons }));
    expect(sent.map(({ name }) => name)).toEqual(['New', 'Contacted', 'Qualified', 'Won', 'Lost', 'Offer']);
  });
});
