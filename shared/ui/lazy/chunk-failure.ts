const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';
const missing =
  'تعذّر فتح هذا الجزء بسبب خلل لدينا، واتصالك بالإنترنت سليم. يرجى تحديث الصفحة، وإن استمر الخلل فتواصل مع الدعم.';
const unloaded = 'تعذّر تحميل هذا الجزء. يرجى إعادة المحاولة.';

/**
 * Asks the server for the file of a chunk that did not load.
 * @param error as the bundler's loader rejects, with the file's address in `request`
 * @returns an Arabic text for the person who waits for it
 */
export async function chunkFailureText(error: unknown): Promise<string> {
  const { request } = (error ?? {}) as { request?: string };
  try {
    const { status } = await fetch(request ?? '', { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? missing : unloaded;
  } catch {
    return unreachable;
  }
}
