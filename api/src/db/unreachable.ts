const notThere = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
];

/** Explains the cause without the user's name and password; returns an error with another cause unchanged. */
export function unreachable(databaseUrl: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const where = /^\w+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(databaseUrl)?.[1] ?? 'the address';
  if (notThere.includes(code) || /timeout exceeded|connection timeout/i.test(error.message))
    return new Error(
      `The database at ${where} cannot be reached (${code || 'no answer'}): start it, or correct DATABASE_URL.`,
    );
  if (code === '57P03')
    return new Error(
      `The database at ${where} takes no writes now: start or promote it, or correct DATABASE_URL.`,
    );
  // SQLSTATE: class 28 is authentication, 3D000 a missing database.
  if (/^(28...|3D000)$/.test(code))
    return new Error(
      `The database at ${where} refuses the connection (${error.message}): correct DATABASE_URL.`,
    );
  return error;
}
