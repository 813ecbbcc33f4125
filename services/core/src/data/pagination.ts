export const maxLimit = 1_000;
/** Rows of one selection across pages. */
export const mostSelected = 20_000;
const maxPage = 1_000_000;

export function pageBounds(page: number, limit: number): { page: number; limit: number; offset: number } {
  const bounded = { page: clamp(page, maxPage), limit: clamp(limit, maxLimit) };
  return { ...bounded, offset: (bounded.page - 1) * bounded.limit };
}

/** @param page after the last: empty, with pages before it */
export function paginate(page: number, limit: number, total: number) {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 && totalPages > 0 };
}
export type Pagination = ReturnType<typeof paginate>;

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(1, Math.trunc(value))) : 1;
}
