const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';
const missing =
  'تعذّر فتح هذا الجزء بسبب خلل لدينا، واتصالك بالإنترنت سليم. يرجى تحديث الصفحة، وإن استمر الخلل فتواصل مع الدعم.';
const unloaded = 'تعذّر تحميل هذا الجزء. يرجى إعادة المحاولة.';

/**
 * Finds out why a chunk did not load: asks the server for its file. What the browser keeps of a bad answer, such as a captive
 * portal's page, is replaced.
 * @param error as the bundler's loader rejects, with the file's address in `request`
 * @returns an Arabic text for the person who waits for it
 */
export async function chunkFailureText(error: unknown): Promise<string> {
  const { request } = (error ?? {}) as { request?: string };
  try {
    const answer = await fetch(request ?? '', { method: request ? 'GET' : 'HEAD', cache: 'reload' });
    // Only a file that was read to its end is kept.
    void answer.blob().catch(() => {});
    const { status } = answer;
    return status === 404 || status === 410 ? missing : unloaded;
  } catch {
    return unreachable;
  }
}
