import { unreachable } from '../../lib/unreachable.ts';
import { messages } from '../texts.ts';

/** An Arabic text why a chunk did not load. @param error of the bundler's loader: `request` is the file's URL */
export async function chunkFailureText(error: unknown): Promise<string> {
  const { request } = (error ?? {}) as { request?: string };
  try {
    const { status } = await fetch(request ?? '', { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? messages.part.missing : messages.part.unloaded;
  } catch {
    return unreachable;
  }
}
