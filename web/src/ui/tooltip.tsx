import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

const delayMs = 700;
const skipDelayMs = 300;

/** A word about a control that shows only an icon; the control keeps a name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="animate-fade-in z-60 max-w-60 rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-white"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
