import type { ComponentProps } from 'react';

/** Hidden from people and assistive technology; machines fill it. */
export function Honeypot({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
