/** At most `size` numbers around the current one, clamped at both ends. */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - size + 1));
  const count = Math.min(size, totalPages);
  return Array.from({ length: count }, (_, index) => first + index);
}
