import { CloudOff } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  title: string;
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

export function LoadFailure({ title, text, retryLabel, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState icon={<CloudOff className="size-6" />} title={title} text={text}>
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </EmptyState>
    </div>
  );
}
