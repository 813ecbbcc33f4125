import { Search } from 'lucide-react';
import { Field, Input } from '#ui/field.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  submitLabel: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** A line to search a list with; Enter or the lens applies it. */
export function SearchBox({ label, placeholder, submitLabel, value, onSearch, className = '' }: SearchBoxProps) {
  return (
    <form
      // a search that was cleared elsewhere clears the line
      key={value}
      className={`relative ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('search');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <Field label={label} hideLabel>
        <Input
          name="search"
          type="search"
          maxLength={100}
          defaultValue={value}
          placeholder={placeholder}
          className="pe-12"
        />
      </Field>
      <button
        type="submit"
        aria-label={submitLabel}
        className="absolute end-1.5 top-1.5 rounded-md p-2 text-stone-600 hover:bg-sand-100 hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </form>
  );
}
