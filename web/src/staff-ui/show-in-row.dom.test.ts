import { describe, expect, it, vi } from 'vitest';
import { showInRow } from './show-in-row.ts';

function at(left: number, right: number): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 40));
  element.scrollBy = vi.fn<(options?: ScrollToOptions | number) => void>();
  return element;
}

describe('showInRow', () => {
  it.each([
    ['before the row', [-80, 20], -80],
    ['behind it', [350, 460], 70],
  ] as const)('scrolls the row alone to what stands %s [M-1344]', (_where, [left, right], by) => {
    const row = at(0, 390);
    showInRow(row, at(left, right));
    expect(row.scrollBy).toHaveBeenCalledExactlyOnceWith({ left: by });
  });

  it('leaves a row that shows it where it is [M-1344]', () => {
    const row = at(0, 390);
    showInRow(row, at(10, 100));
    expect(row.scrollBy).not.toHaveBeenCalled();
  });
});
