import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** The date of npm's own packages: the same inputs give the same bytes. */
const mtime = new Date('1985-10-26T08:15:00Z');

/** Packs files by path as `npm pack` does, byte for byte alike on every machine. */
export function packArchive(files: ReadonlyMap<string, Buffer | string>): Promise<Buffer> {
  const archive = pack();
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    archive.entry({ name: `package/${path}`, mtime, mode: 0o644 }, content);
  archive.finalize();
  return buffer(archive).then((bytes) => gzipSync(bytes));
}
