import { createHash } from 'node:crypto';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { missingChunks } from '@hawiyat/shared/federation/missing-chunks';
import { DomainError, type ErrorType } from '../kernel/domain-error.ts';
import { fileListedTwice, fileMissing, fileUnlisted, integrityMismatch, noPage } from './errors.ts';
import { pageOf } from './page-of.ts';

export class ReleaseRejected extends DomainError {
  constructor(
    type: ErrorType,
    readonly path: string,
  ) {
    const { text, details } = type.withValues({ path });
    super(type, text, details);
    this.message = `Release rejected: ${type.id} (${path})`;
  }
}

/** Compares a release with its files: it must list all files, with their hashes. Fails at the first difference. */
export function checkFiles(release: Release, files: ReadonlyMap<string, Buffer>): void {
  const listed = new Set<string>();
  for (const { path, integrity, bytes } of release.files) {
    if (listed.has(path)) throw new ReleaseRejected(fileListedTwice, path);
    listed.add(path);
    const content = files.get(path);
    if (!content) throw new ReleaseRejected(fileMissing, path);
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (hash !== integrity || content.length !== bytes) throw new ReleaseRejected(integrityMismatch, path);
  }
  for (const path of files.keys()) if (!listed.has(path)) throw new ReleaseRejected(fileUnlisted, path);
  const loaded = [
    release.entry,
    ...release.preload,
    ...Object.values(release.screens ?? {}).flat(),
    ...Object.values(release.deferred ?? {}).flat(),
    ...Object.values(release.inline ?? {}),
    ...Object.values(release.prerendered ?? {}),
    ...Object.values(release.shares ?? {}).flat(),
    ...(release.types ? [release.types] : []),
  ];
  for (const path of loaded) if (!listed.has(path)) throw new ReleaseRejected(fileMissing, path);
  const [chunk] = missingChunks(release, files.get(release.entry)?.toString() ?? '');
  if (chunk !== undefined) throw new ReleaseRejected(fileMissing, `${release.entry} (chunk ${chunk})`);
  for (const path of Object.values(release.prerendered ?? {})) {
    const page = pageOf(files.get(path));
    if (!page) throw new ReleaseRejected(noPage, path);
    if (page.picture && !listed.has(page.picture)) throw new ReleaseRejected(fileMissing, page.picture);
  }
}
