const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';
const missing =
  'تعذّر فتح هذا الجزء بسبب خلل لدينا، واتصالك بالإنترنت سليم. يرجى تحديث الصفحة، وإن استمر الخلل فتواصل مع الدعم.';
const interrupted = 'تعذّر تحميل هذا الجزء. يرجى إعادة المحاولة.';

/**
 * Finds out why a chunk did not load, by asking the server for its file.
 * @param error as the bundler's loader rejects, with the file's address in `request`
 * @returns an Arabic text for the person who waits for it
 */
export async function chunkFailureText(error: unknown): Promise<string> {
  const { request } = (error ?? {}) as { request?: unknown };
  if (typeof request !== 'string') return unreachable;
  try {
    const { status, ok } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    return ok || status >= 500 ? interrupted : missing;
  } catch {
    return unreachable;
  }
}
