import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { BlogPost } from './api/posts.ts';

const known = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Staff's own categories keep their name. */
export function CategoryBadge({ post }: { post: Pick<BlogPost, 'categoryId' | 'category'> }) {
  const { t } = useTranslation('blog');
  const id = known.find((one) => one === String(post.categoryId));
  const name = id === undefined ? (post.category?.name ?? null) : t(`categories.${id}`);
  return name === null ? null : <Badge>{name}</Badge>;
}
