/** 36, 44 and 52 px, with the drawing inside. */
export const iconSizes = {
  sm: 'size-9 [&_svg]:size-4',
  md: 'size-11 [&_svg]:size-5',
  lg: 'size-13 [&_svg]:size-6',
} as const;

export type IconSize = keyof typeof iconSizes;
