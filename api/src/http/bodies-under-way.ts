import { defaultBodyLimit, type Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { largestFile } from '@hawiyat/shared/contract/fleet/file-fault';
import { ownUploadsUnderWay, uploadsFull } from './errors.ts';

const mostOfCaller = 2;
export const formOverhead = 256 * 1024;

export interface Admission {
  /** A request that is being answered keeps its place even when its sender leaves. */
  isAtWork: boolean;
  end(): void;
}

/** Bounds the large bodies in progress, in bytes and for each caller, however slow their senders are. */
export class BodiesUnderWay {
  private bytes = 0;
  private readonly callers = new Map<string, number>();

  constructor(
    private readonly most: number,
    readonly folder: string,
  ) {}

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

/** Null for a body that is too small to count. */
export function largestBody({ multipart, files, bodyLimit }: Endpoint): number | null {
  if (multipart) return largestFile[files ?? 'logos'].limit + formOverhead;
  return bodyLimit !== undefined && bodyLimit > 8 * defaultBodyLimit ? bodyLimit : null;
}
