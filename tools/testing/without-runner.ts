/** This process's environment for a runner that a test starts, which is not that test's worker. */
export const withoutRunner = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name)));
