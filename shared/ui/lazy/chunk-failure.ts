const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';
const missing =
  'تعذّر فتح هذا الجزء بسبب خلل لدينا، واتصالك بالإنترنت سليم. يرجى تحديث الصفحة، وإن استمر الخلل فتواصل مع الدعم.';
const unloaded = 'تعذّر تحميل هذا الجزء. يرجى إعادة المحاولة.';

/** An Arabic text why a chunk did not load. @param error of the bundler's loader: `request` is the file's URL */
export async function chunkFailureText(error: unknown): Promise<string> {
  const { request } = (error ?? {}) as { request?: string };
  try {
    const { status } = await fetch(request ?? '', { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? missing : unloaded;
  } catch {
    return unreachable;
  }
}
