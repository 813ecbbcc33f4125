import { type BlogRefusal, BlogRefusedError } from '@manzil/core/blog/store/blog-writer';
import { ProblemError, type ProblemCode } from '../contract/problem.ts';

const refusals: Record<BlogRefusal, ProblemCode> = {
  slug_taken: 'post.slug_taken',
  conflict: 'post.conflict',
  category: 'category.not_found',
  translation: 'post.translation_not_found',
};

/** @throws ProblemError for what a rule of articles forbids */
export async function declared<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BlogRefusedError ? new ProblemError(refusals[error.reason]) : error;
  }
}
