import { PostManager } from '#features/blog-admin/post-manager.tsx';
import { useMay } from '#lib/auth/use-may.ts';

export default function Blog() {
  return <PostManager mayEdit={useMay('admin', 'editor')} />;
}
