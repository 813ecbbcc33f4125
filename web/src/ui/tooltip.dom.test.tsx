import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  // the time of the last tooltip is kept in the module
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const tooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const mouse = { pointerType: 'mouse' };

async function twoButtons() {
  const { Tooltip } = await import('./tooltip.tsx');
  render(
    <>
      {['First', 'Second'].map((name) => (
        <Tooltip key={name} text={`The ${name.toLowerCase()} one`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </>,
  );
  const part = (name: string) => screen.getByRole('button', { name }).parentElement!;
  return {
    enter: (name: string, how: object = mouse) => fireEvent.pointerEnter(part(name), how),
    leave: (name: string) => fireEvent.pointerLeave(part(name), mouse),
  };
}

describe('a tooltip [P-400]', () => {
  it('waits 700 ms', async () => {
    const { enter } = await twoButtons();
    enter('First');
    pass(699);
    expect(tooltips()).toEqual([]);
    pass(1);
    expect(tooltips()).toEqual(['The first one']);
  });

  it('does not come when the mouse was gone before', async () => {
    const { enter, leave } = await twoButtons();
    enter('First');
    pass(600);
    leave('First');
    pass(1_000);
    expect(tooltips()).toEqual([]);
  });

  it('waits no longer within 300 ms after one was shown, and again after that', async () => {
    const { enter, leave } = await twoButtons();
    enter('First');
    pass(700);
    leave('First');
    expect(tooltips()).toEqual([]);
    pass(299);
    enter('Second');
    pass(0);
    expect(tooltips()).toEqual(['The second one']);
    leave('Second');
    pass(300);
    enter('First');
    pass(699);
    expect(tooltips()).toEqual([]);
    pass(1);
    expect(tooltips()).toEqual(['The first one']);
  });

  it('one that was never shown spares nobody the wait', async () => {
    const { enter, leave } = await twoButtons();
    enter('First');
    pass(500);
    leave('First');
    enter('Second');
    pass(699);
    expect(tooltips()).toEqual([]);
    pass(1);
    expect(tooltips()).toEqual(['The second one']);
  });

  it('goes on Escape and on a press', async () => {
    const { enter } = await twoButtons();
    enter('First');
    pass(700);
    fireEvent.keyDown(document, { key: 'a' });
    expect(tooltips()).toEqual(['The first one']);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(tooltips()).toEqual([]);
    enter('Second');
    pass(700);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Second' }));
    expect(tooltips()).toEqual([]);
  });

  it('is not for a finger, which presses and does not hover', async () => {
    const { enter } = await twoButtons();
    enter('First', { pointerType: 'touch' });
    pass(2_000);
    expect(tooltips()).toEqual([]);
  });
});
