import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps {
  title: string;
  description?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back; else what had it. */
  opener?: RefObject<HTMLElement | null>;
  wide?: boolean;
  /** Above another one. */
  over?: boolean;
  /** Does not scroll. */
  footer?: ReactNode;
  children: ReactNode;
}

/** From below on a phone, else in the middle. Traps the focus and gives it back. */
export function Dialog({
  title,
  description,
  open,
  onOpenChange,
  opener,
  wide = false,
  over = false,
  footer,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const focusBack = useFocusBack(opener);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={`data-[state=open]:animate-fade-in fixed inset-0 bg-ink/45 ${over ? 'z-50' : 'z-40'}`}
        />
        <Radix.Content
          className={`data-[state=open]:animate-rise-in fixed inset-x-0 bottom-0 ${over ? 'z-60' : 'z-50'} mx-auto flex max-h-[92dvh] w-full ${wide ? 'max-w-4xl' : 'max-w-xl'} flex-col rounded-t-2xl bg-white shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl`}
          {...focusBack}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className="flex items-start gap-4 border-b border-sand-200 px-5 py-4 sm:px-7 sm:py-5">
            <div className="min-w-0 grow">
              <Radix.Title className="text-xl wrap-anywhere">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm text-stone-600">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={t('close')}
              className="-me-2 rounded-full p-2 text-stone-600 hover:bg-sand-100 hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-sand-200 px-5 py-4 sm:px-7">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
