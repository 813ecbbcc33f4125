export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

export interface MutantCount {
  noticed: number;
  /** Survived every test, or was reached by none. */
  unseen: number;
}

/** Without mutants that cannot be tried. */
export function countMutants({ files }: MutationReport): MutantCount {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    noticed: statuses.filter((status) => status === 'Killed' || status === 'Timeout').length,
    unseen: statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length,
  };
}

/** Files with something unseen, the most first. */
export function tableOf({ files }: MutationReport): string {
  const rows = Object.entries(files)
    .map(([file, one]) => ({ file, ...countMutants({ files: { [file]: one } }) }))
    .filter(({ unseen }) => unseen > 0)
    .toSorted((a, b) => b.unseen - a.unseen)
    .map(
      ({ file, noticed, unseen }) =>
        `| ${file.replace('services/core/src/', '')} | ${String(noticed)} | ${String(unseen)} |`,
    );
  return ['| file | noticed | unseen |', '|---|--:|--:|', ...rows].join('\n');
}
