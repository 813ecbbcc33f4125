import { ownValue } from '@manzil/core/platform/own-value';

const stroke = {
  facebook: 'M14 21v-7.5h2.6l.4-3H14V8.6c0-.9.4-1.6 1.7-1.6H17V4.2A15 15 0 0 0 15 4c-2.5 0-4 1.5-4 4.2v2.3H8.4v3H11V21',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM16.6 7.4h.01',
  x: 'M4.5 4.5h3.8l11.2 15h-3.8ZM19 4.5l-6.1 6.6M11 13.1 5 19.5',
  linkedin: 'M5 9.5V19M5 5.5h.01M10 19V9.5m0 4.3c0-2.5 1.5-4.3 4-4.3s4 1.5 4 4.3V19',
  youtube: 'M7 5.5h10a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Zm3.5 3.8v5.4l4.6-2.7Z',
  whatsapp: 'm4 20 1.2-4.2A8 8 0 1 1 8.4 19ZM9 8.7c0 3.5 2.8 6.3 6.3 6.3l.7-1.7-2-1-.9.9a5 5 0 0 1-2.3-2.3l.9-.9-1-2Z',
  telegram: 'm20.5 4.5-17 6.8 5.6 2L18 7l-6.7 7.3v4.9l2.8-3.3 3.6 2.6Z',
  tiktok: 'M13.5 4v10.6a3.4 3.4 0 1 1-3.4-3.4M13.5 4a4.7 4.7 0 0 0 4.7 4.6',
  snapchat:
    'M12 4c2.7 0 4.3 1.9 4.3 4.5v2.2l1.9-.4c-.2 1.3-1.2 1.7-1.8 2.1.7 1.8 1.8 2.8 3.4 3.3-.5 1.2-2 1.2-2.8 1.4-.3.5 0 1-.9 1.1-1 .1-1.7-.2-2.4.5-.5.5-1 .9-1.7.9s-1.2-.4-1.7-.9c-.7-.7-1.4-.4-2.4-.5-.9-.1-.6-.6-.9-1.1-.8-.2-2.3-.2-2.8-1.4 1.6-.5 2.7-1.5 3.4-3.3-.6-.4-1.6-.8-1.8-2.1l1.9.4V8.5C7.7 5.9 9.3 4 12 4Z',
  pinterest:
    'M9.5 20.5 12 10m-2.8 4.4C7.5 12 7.8 6.5 12.4 6.5c3.5 0 5 3 3.9 6-.9 2.5-3.9 3-5 .9M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-.9.9M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l.9-.9',
} as const;

const aliases: Record<string, keyof typeof stroke> = { twitter: 'x', 'x (twitter)': 'x' };

/** Any case; an unknown platform gets a link sign. @param className its size, where nothing around it gives one */
export function PlatformIcon({ platform, className }: { platform: string; className?: string }) {
  const name = platform.trim().toLowerCase();
  const path = stroke[ownValue(aliases, name) ?? (name in stroke ? (name as keyof typeof stroke) : 'link')];
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
