import type { BlogPostLine } from '@manzil/core/blog/store/blog-reader';
import { column, type FileColumns, fileTime } from '../csv/file-columns.ts';

export const nameOfAuthor = ({ author }: Pick<BlogPostLine, 'author'>): string =>
  [author?.firstName, author?.lastName].filter(Boolean).join(' ');

export const postColumns: FileColumns<BlogPostLine> = {
  title: [column('Title', 'العنوان', ({ title }) => title), column('Excerpt', 'المقتطف', ({ excerpt }) => excerpt)],
  status: [column('Status', 'الحالة', ({ status }) => status)],
  language: [column('Language', 'اللغة', ({ language }) => language)],
  category: [column('Category', 'التصنيف', ({ category }) => category?.name)],
  author: [column('Author', 'الكاتب', nameOfAuthor)],
  created: [column('Created', 'تاريخ الإنشاء', ({ createdAt }) => fileTime(createdAt))],
  published: [column('Published', 'تاريخ النشر', ({ publishedAt }) => fileTime(publishedAt))],
  tags: [column('Tags', 'الوسوم', ({ tags }) => tags.join(', '))],
};
