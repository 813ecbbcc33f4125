export const platforms = [
  'facebook',
  'x',
  'instagram',
  'linkedin',
  'tiktok',
  'youtube',
  'whatsapp',
  'telegram',
  'snapchat',
  'pinterest',
] as const;
export type Platform = (typeof platforms)[number];

export const isPlatform = (name: string): name is Platform => (platforms as readonly string[]).includes(name);

export function freePlatforms(links: readonly { platform: string }[]): Platform[] {
  const used = new Set(links.map(({ platform }) => platform));
  return platforms.filter((platform) => !used.has(platform));
}
