import { Children, cloneElement, type ComponentProps, type ReactElement } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet' | 'whatsapp' | 'inverse' | 'inverseQuiet';
type Size = 'sm' | 'md' | 'lg';

const variants: Record<Variant, string> = {
  primary: 'bg-maroon-700 text-white hover:bg-maroon-800 active:bg-maroon-900',
  secondary: 'border border-sand-300 bg-white text-ink hover:border-stone-400 hover:bg-sand-50 active:bg-sand-100',
  quiet: 'text-stone-700 hover:bg-sand-100 hover:text-ink active:bg-sand-200',
  whatsapp: 'border border-palm-700/25 bg-palm-50 text-palm-700 hover:border-palm-700/50',
  inverse: 'bg-white text-maroon-800 hover:bg-sand-100',
  inverseQuiet: 'border border-white/35 text-white hover:bg-white/10',
};

const sizes: Record<Size, string> = {
  sm: 'h-9 px-3.5 text-sm',
  md: 'h-11 px-5 text-sm',
  lg: 'h-13 px-7 text-base',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  size?: Size;
  /** Styles its one child, such as a link, whose own props count for more. */
  asChild?: boolean;
}

export function Button({ variant = 'primary', size = 'md', asChild = false, className = '', ...rest }: ButtonProps) {
  const classes = `inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 ${variants[variant]} ${sizes[size]} ${className}`;
  if (!asChild) return <button type="button" className={classes} {...rest} />;
  const { children, ...props } = rest;
  const child = Children.only(children) as ReactElement<ComponentProps<'button'>>;
  return cloneElement(child, { ...props, ...child.props, className: `${classes} ${child.props.className ?? ''}` });
}
