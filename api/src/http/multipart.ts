import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyInstance } from '@fastify/busboy';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import {
  type FileFault,
  fileFault,
  largestFile,
  typeOfFile,
} from '@hawiyat/shared/contract/fleet/file-fault';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formOverhead } from './bodies-under-way.ts';
import { HttpError, invalid } from './http-error.ts';

const limits = { fields: 30, fieldSize: 4096, files: 1, parts: 31, headerPairs: 20 };
const longestName = 100;
/** Milliseconds after which a waiting file belongs to a dead process. */
const longestWait = 10 * 60_000;

export function acceptMultipart(http: FastifyInstance): void {
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

export interface ReadForm {
  /** Text, or a `File` with its bytes on disk and the type of its content. */
  readonly fields: Record<string, unknown>;
  drop(): Promise<void>;
}

/** Reads text into memory and the file into `folder`, within limits; fails with 413, 415 or 400. */
export async function readMultipart(
  request: FastifyRequest,
  folder: string,
  files?: Endpoint['files'],
): Promise<ReadForm> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const kind = files ?? 'logos';
  const disk = await open(path, 'wx', 0o600);
  const drop = async () => {
    await disk.close();
    await rm(path, { force: true });
  };
  try {
    const fields = await partsOf(request, largestFile[kind].limit, tooLarge(kind), async (stream) => {
      await pipeline(stream, disk.createWriteStream());
      const bytes = await openAsBlob(path);
      const type = await typeOfFile(bytes);
      const fault = fileFault(kind, type, bytes.size);
      if (fault) throw httpErrorOf(fault);
      return new File([bytes], 'upload', { type: type ?? '' });
    });
    return { fields, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Deletes files of dead processes; `isAlone` means that no other process uses the folder. */
export async function dropLeftFiles(folder: string, isAlone: boolean): Promise<void> {
  const before = isAlone ? Number.POSITIVE_INFINITY : Date.now() - longestWait;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}

/** A failure of `keep`, which takes the form's file, is the form's failure. */
function partsOf(
  { raw }: FastifyRequest,
  fileLimit: number,
  tooLong: HttpError,
  keep: (file: Readable) => Promise<File>,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, unknown>();
    const form = parserOf(raw.headers, fileLimit);
    if (!form) return reject(invalid());
    let read = 0;
    let hasFailed = false;
    let file: Readable | undefined;
    let kept: Promise<unknown> = Promise.resolve();
    const fail = (error: unknown) => {
      hasFailed = true;
      raw.off('data', count).off('close', cut).unpipe(form);
      // Discards the rest, so that the sender receives the response.
      raw.resume();
      const reason = error instanceof Error ? error : invalid();
      file?.destroy(reason);
      // The file must be closed before it is deleted.
      void kept.catch(() => {}).then(() => reject(reason));
    };
    const count = ({ length }: Buffer) => {
      read += length;
      if (read > fileLimit + formOverhead) fail(tooLong);
    };
    const cut = () => raw.readableEnded || fail(invalid());
    const put = (name: string | undefined, value: unknown) => {
      // A header that is too long yields a part without a name.
      if (!name || name.length > longestName || name in Object.prototype) return fail(invalid());
      if (fields.has(name)) return fail(invalid({ [name]: 'القيمة غير صحيحة' }));
      fields.set(name, value);
    };
    form.on('field', (name, value, _, isCut) => {
      if (isCut) fail(invalid({ [name]: 'القيمة أطول من المسموح به' }));
      else put(name, value);
    });
    form.on('file', (name, stream) => {
      file = stream;
      kept = keep(stream).then((value) => fields.set(name, value));
      kept.catch(fail);
      stream.once('limit', () => fail(tooLong));
      put(name, undefined);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.once(limit, () => fail(invalid()));
    form.on('error', () => fail(invalid()));
    form.once('finish', () => void kept.then(() => hasFailed || resolve(Object.fromEntries(fields)), fail));
    raw.on('data', count).once('close', cut).pipe(form);
  });
}

function parserOf(headers: FastifyRequest['raw']['headers'], fileSize: number): BusboyInstance | null {
  const type = headers['content-type'];
  try {
    return type === undefined
      ? null
      : Busboy({ headers: { ...headers, 'content-type': type }, limits: { ...limits, fileSize } });
  } catch {
    return null;
  }
}

export const tooLarge = (kind: keyof typeof largestFile): HttpError =>
  new HttpError(413, largestFile[kind].text);

const httpErrorOf = ({ what, message }: FileFault) => new HttpError(what === 'size' ? 413 : 415, message);
