import { readFileText, type FileEncoding } from '@manzil/core/platform/file-text';
import { useState } from 'react';
import { mostCharacters, useImport, type ImportResult } from './use-import.ts';

export interface ChosenFile {
  name: string;
  csv: string;
  encoding: FileEncoding;
}

/** A file, a look at what it would do, and exactly that. */
export function useImportSteps() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [plan, setPlan] = useState<ImportResult | null>(null);
  const [unread, setUnread] = useState<'encoding' | 'unreadable' | null>(null);
  const [publish, setPublish] = useState(false);
  const [leaveRefused, setLeaveRefused] = useState(false);
  const dryRun = useImport();
  const apply = useImport();

  /** The last plan stays on the page meanwhile, and cannot be applied. */
  const look = (next: ChosenFile, publishing: boolean): void => {
    setFile(next);
    setPublish(publishing);
    apply.reset();
    dryRun.mutate(
      { csv: next.csv, dryRun: true, publish: publishing },
      { onSuccess: setPlan, onError: () => setPlan(null) },
    );
  };
  const choose = async (chosen: File): Promise<void> => {
    const read = chosen.size > mostCharacters * 2 ? null : readFileText(new Uint8Array(await chosen.arrayBuffer()));
    setPlan(null);
    setLeaveRefused(false);
    dryRun.reset();
    apply.reset();
    setUnread(read === null ? (chosen.size > mostCharacters * 2 ? 'unreadable' : 'encoding') : null);
    setFile(null);
    if (read !== null) look({ name: chosen.name, csv: read.text, encoding: read.encoding }, false);
  };
  const run = (onDone: (result: ImportResult) => void): void => {
    if (file === null || plan === null) return;
    const body = { csv: file.csv, dryRun: false, plan: plan.plan, publish, leaveRefused };
    apply.mutate(body, { onSuccess: onDone });
  };
  return {
    file,
    plan,
    unread,
    publish,
    leaveRefused,
    setLeaveRefused,
    choose,
    look,
    run,
    error: apply.error ?? dryRun.error,
    looking: dryRun.isPending,
    applying: apply.isPending,
  };
}
