import { PostManager } from '#staff/blog/post-manager.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';

export default function Blog() {
  return <PostManager mayEdit={useMay('blog.write')} />;
}
