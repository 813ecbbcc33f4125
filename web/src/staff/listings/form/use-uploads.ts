import { useProblem } from '#staff-lib/use-problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostUploadBytes, uploadPicture } from '#staff-lib/api/upload.ts';
import { importPicture } from '../api/write-property.ts';

export interface Upload {
  key: number;
  name: string;
  /** 0 to 1; at 1 the server renders it. */
  sent: number;
  error: string | null;
}

/** A phone's connection is not shared among ten. */
const atOnce = 2;
let lastKey = 0;

/** @param onStored is given the key as well: later ones were chosen later, whichever arrives first */
export function useUploads(onStored: (url: string, key: number) => void) {
  const { t } = useTranslation(['adminProperties', 'adminProblems']);
  const problem = useProblem();
  const [uploads, setUploads] = useState<Upload[]>([]);

  const begin = (name: string, error: string | null = null): number => {
    lastKey += 1;
    const key = lastKey;
    setUploads((now) => [...now, { key, name, sent: 0, error }]);
    return key;
  };
  const change = (key: number, part: Partial<Upload>): void =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const dismiss = (key: number): void => setUploads((now) => now.filter((upload) => upload.key !== key));
  const settle = async (key: number, work: Promise<{ url: string }>): Promise<void> => {
    try {
      onStored((await work).url, key);
      dismiss(key);
    } catch (error) {
      change(key, { error: problem.sentence(error) });
    }
  };

  return {
    uploads,
    busy: uploads.some(({ error }) => error === null),
    dismiss,
    addFiles: async (files: readonly File[]): Promise<void> => {
      const waiting = files
        .map((file) => {
          const tooLarge = file.size > mostUploadBytes;
          return { file, tooLarge, key: begin(file.name, tooLarge ? t('adminProblems:request.too_large') : null) };
        })
        .filter(({ tooLarge }) => !tooLarge);
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const { key, file } = next;
          await settle(
            key,
            uploadPicture(file, (sent) => change(key, { sent })),
          );
        }
      };
      await Promise.all(Array.from({ length: atOnce }, () => work()));
    },
    addAddress: (url: string): Promise<void> => settle(begin(url), importPicture(url)),
  };
}
