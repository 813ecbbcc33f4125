import { Download, Plus, RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ScreenTitle } from '../screen-title.tsx';

interface ScreenHeaderProps {
  title: string;
  /** For the section's `aria-labelledby`. */
  id?: string;
  heading?: ReactNode;
  badge?: ReactNode;
  text?: ReactNode;
  found?: string | undefined;
  children?: ReactNode;
}

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

export function ScreenHeader({ title, id, heading, badge, text, found, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <div className="max-w-2xl">
        <div className="flex flex-wrap items-center gap-3">
          <ScreenTitle title={title} {...(id === undefined ? {} : { id })}>
            {heading}
          </ScreenTitle>
          {badge}
        </div>
        {isThere(text) && <p className="text-sm text-stone-600">{text}</p>}
        {found !== undefined && (
          <p aria-live="polite" className="text-sm text-stone-600">
            {found}
          </p>
        )}
      </div>
      {isThere(children) && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </header>
  );
}

interface RefreshButtonProps {
  label: string;
  result: { isFetching: boolean; refetch: () => unknown };
}

export function RefreshButton({ label, result: { isFetching, refetch } }: RefreshButtonProps) {
  return (
    <Button variant="secondary" size="sm" disabled={isFetching} onClick={() => void refetch()}>
      <RefreshCw aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}

type Size = ComponentProps<typeof Button>['size'];

export function ExportLink({ href, label, size = 'sm' }: { href: string; label: string; size?: Size }) {
  return (
    <Button asChild size={size} variant="secondary">
      <a href={href} download>
        <Download aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{label}</span>
      </a>
    </Button>
  );
}

interface AddButtonProps extends ComponentProps<typeof Button> {
  label: string;
}

export function AddButton({ label, ...props }: AddButtonProps) {
  return (
    <Button {...props}>
      <Plus aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
