import { defaultBodyLimit, type Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { largestFile } from '@hawiyat/shared/contract/fleet/file-fault';
import { ownUploadsUnderWay, uploadsFull } from './errors.ts';

/** Large requests of one caller at a time. */
const mostOfCaller = 2;
/** A form's text, with its separators. */
export const formOverhead = 256 * 1024;

/** A large request that was let in. */
export interface Admission {
  /** It is being answered, and keeps its place even when its sender leaves. */
  isAtWork: boolean;
  /** Frees its place; again does nothing. */
  end(): void;
}

/** Bounds the large bodies that a process takes at once, in bytes and for each caller, whoever sends them how slowly. */
export class BodiesUnderWay {
  private bytes = 0;
  private readonly callers = new Map<string, number>();

  /**
   * @param most bytes of all
   * @param folder where the files of forms wait until their request is over
   */
  constructor(
    private readonly most: number,
    readonly folder: string,
  ) {}

  /** @param bytes how long its body is, or at most can be */
  admit(caller: string, bytes: number): Admission {
    const own = this.callers.get(caller) ?? 0;
    if (own >= mostOfCaller) throw ownUploadsUnderWay();
    if (this.bytes + bytes > this.most) throw uploadsFull();
    this.callers.set(caller, own + 1);
    this.bytes += bytes;
    let isOver = false;
    return {
      isAtWork: false,
      end: () => {
        if (isOver) return;
        isOver = true;
        this.bytes -= bytes;
        const left = (this.callers.get(caller) ?? 0) - 1;
        if (left > 0) this.callers.set(caller, left);
        else this.callers.delete(caller);
      },
    };
  }
}

/** @returns bytes of an endpoint's largest body; null of one that is too small to be counted */
export function largestBody({ multipart, files, bodyLimit }: Endpoint): number | null {
  if (multipart) return largestFile[files ?? 'logos'].limit + formOverhead;
  return bodyLimit !== undefined && bodyLimit > 8 * defaultBodyLimit ? bodyLimit : null;
}
