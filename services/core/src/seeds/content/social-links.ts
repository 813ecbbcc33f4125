import type { SeedLink } from '../seed-content.ts';

/** Nobody has these names. */
export const links: readonly SeedLink[] = [
  {
    platform: 'instagram',
    displayName: 'Manzil on Instagram',
    url: 'https://www.instagram.com/manzil.example',
    sortOrder: 1,
  },
  {
    platform: 'linkedin',
    displayName: 'Manzil on LinkedIn',
    url: 'https://www.linkedin.com/company/manzil-example',
    sortOrder: 2,
  },
  {
    platform: 'facebook',
    displayName: 'Manzil on Facebook',
    url: 'https://www.facebook.com/manzil.example',
    sortOrder: 3,
  },
  { platform: 'x', displayName: 'Manzil on X', url: 'https://x.com/manzil_example', sortOrder: 4 },
  {
    platform: 'youtube',
    displayName: 'Manzil on YouTube',
    url: 'https://www.youtube.com/@manzil.example',
    sortOrder: 5,
  },
  { platform: 'whatsapp', displayName: 'WhatsApp', url: 'https://wa.me/97450000100', sortOrder: 6 },
];
