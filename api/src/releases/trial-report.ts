import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { type TrialReport, trialReport } from '@hawiyat/shared/contract/platform/trial-report';
import { ReleaseRejected } from './check-files.ts';
import { fileMissing, fileUnlisted, integrityMismatch, manifestWrong } from './errors.ts';
import type { ReleaseStore } from './store.ts';

const path = 'report';

/** The signed manifest and the upload must both have the report, or neither. */
export function checkReport({ source }: Release, text: string | undefined): void {
  if (text === undefined && source?.report === undefined) return;
  if (text === undefined) throw new ReleaseRejected(fileMissing, path);
  if (source?.report === undefined) throw new ReleaseRejected(fileUnlisted, path);
  if (`sha384-${createHash('sha384').update(text).digest('base64')}` !== source.report)
    throw new ReleaseRejected(integrityMismatch, path);
  if (parsed(text) === null) throw manifestWrong({ path });
}

/** Null without a report, or when no copy of it is intact. */
export async function readReport(store: ReleaseStore, release: Release): Promise<TrialReport | null> {
  const integrity = release.source?.report;
  if (integrity === undefined) return null;
  try {
    const { file } = await store.open(integrity, []);
    try {
      return parsed(await readFile(file, 'utf8'));
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parsed(text: string): TrialReport | null {
  try {
    return trialReport.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
