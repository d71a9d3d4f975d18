/** Module Federation's plugin imports its runtime's CommonJS form, from which the bundler can remove nothing. */
export const preferEsModules = { extensionAlias: { '.cjs': ['.js', '.cjs'] } };
