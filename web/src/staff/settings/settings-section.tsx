import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-sand-200 bg-white p-5 sm:p-7">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-sm text-stone-600">{text}</p>
      {children}
    </section>
  );
}
