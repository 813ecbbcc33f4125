import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError, detailOf } from '#lib/api/api-error.ts';

/** Says why the server refused: in the page's words where it has any, in the server's own on English pages, else `otherwise`. */
export function useRefusal(): (error: unknown, otherwise: string) => string {
  const { t } = useTranslation('adminBlog');
  const { language } = useLanguage();
  return (error, otherwise) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'post.slug_taken') return t('refused.slugTaken');
    if (code === 'post.conflict') return t('conflict.text');
    if (code === 'post.not_found') return t('refused.notFound');
    return (language === 'en' ? detailOf(error) : null) ?? otherwise;
  };
}
