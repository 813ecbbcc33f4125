import type { components } from '@manzil/contract/api';

type SocialLink = components['schemas']['SocialLink'];

export const socialLink = (platform: string, sortOrder: number, changes: Partial<SocialLink> = {}): SocialLink => ({
  id: 60 + sortOrder,
  platform,
  displayName: null,
  url: `https://www.${platform}.example/manzil`,
  icon: null,
  isActive: true,
  sortOrder,
  ...changes,
});
