/** Scrolls a row sideways until its element is seen. `scrollIntoView` would move the page down to a row that stands below its first screen. */
export function showInRow(row: HTMLElement, element: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left });
  else if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right });
}
