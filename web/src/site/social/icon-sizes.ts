/** How large the social icons stand: 36, 44 and 52 px, each with its drawing. */
export const iconSizes = {
  sm: 'size-9 [&_svg]:size-4',
  md: 'size-11 [&_svg]:size-5',
  lg: 'size-13 [&_svg]:size-6',
} as const;

export type IconSize = keyof typeof iconSizes;
