export type ScoreLook = 'excellent' | 'fair' | 'poor';

/** The specification's thresholds. */
export function lookOf(score: number): ScoreLook {
  if (score >= 90) return 'excellent';
  return score >= 70 ? 'fair' : 'poor';
}

export const textColours: Record<ScoreLook, string> = {
  excellent: 'text-palm-700',
  fair: 'text-amber-700',
  poor: 'text-danger-700',
};

export const barColours: Record<ScoreLook, string> = {
  excellent: 'bg-palm-700',
  fair: 'bg-amber-700',
  poor: 'bg-danger-700',
};
