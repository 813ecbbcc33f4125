import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

interface FieldProps {
  label: string;
  children: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean;
  optionalMark?: string;
  className?: string;
}

/** Ties label, hint and error to an Input, TextArea or Select. */
export function Field({ label, children, hint, error, hideLabel = false, optionalMark, className = '' }: FieldProps) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`flex flex-col ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-stone-700'}>
        {label}
        {optionalMark !== undefined && <span className="ms-1.5 font-normal text-stone-500">({optionalMark})</span>}
      </label>
      <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: error !== undefined }}>
        {children}
      </FieldContext>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-stone-500">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-danger-700">
          {error}
        </p>
      )}
    </div>
  );
}

const control =
  'w-full rounded-md border bg-white px-3.5 text-base text-ink transition-colors duration-150 placeholder:text-stone-500 hover:border-stone-400 focus-visible:border-maroon-600 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-maroon-600 disabled:bg-sand-100 disabled:text-stone-500';

function useControl(className: string) {
  const field = use(FieldContext);
  return {
    ...(field === null
      ? {}
      : { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined }),
    className: `${control} ${field?.invalid === true ? 'border-danger-700' : 'border-sand-300'} ${className}`,
  };
}

/** No fixed height: in such a field browsers cut what stands below the line, as the dots of ي do. */
export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useControl(`min-h-12 ${className}`)} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} {...useControl(`py-3 ${className}`)} />;
}

/** Native: works without scripts and fits every phone. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} {...useControl(`select h-12 pe-10 ${className}`)} />;
}
