export function readPostQuery<Query extends { categoryId?: string }>({
  categoryId,
  ...query
}: Query): Omit<Query, 'categoryId'> & { categoryIds: number[] | null } {
  return { ...query, categoryIds: categoryId?.split(',').map(Number) ?? null };
}
