import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** A file that the page itself has made. @param text with its byte order mark */
export function FileLink({ name, text, label }: { name: string; text: string; label: string }) {
  return (
    <Button asChild size="sm" variant="quiet">
      <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
        <Download aria-hidden className="size-4" />
        {label}
      </a>
    </Button>
  );
}
