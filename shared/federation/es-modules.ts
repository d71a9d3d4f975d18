/**
 * The resolver takes a library's ES module where both forms stand beside each other. Module Federation's plugin names its
 * runtime by the path of the CommonJS form, of which the bundler leaves nothing out.
 */
export const preferEsModules = { extensionAlias: { '.cjs': ['.js', '.cjs'] } };
