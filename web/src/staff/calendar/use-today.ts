import { useState } from 'react';
import { dayAt } from './doha-time.ts';

/** As it was when the screen was opened. */
export function useToday(): string {
  const [today] = useState(() => dayAt(Date.now()));
  return today;
}
