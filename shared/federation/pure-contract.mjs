// @ts-check

/** Comments, which stay as they are, and calls that make a schema or an endpoint and do nothing else. */
const marked =
  /\/\*[\s\S]*?\*\/|\/\/.*|(?<![\w.$])(?:z\.\w+|endpoint|filled\w*|optional\w+|picture|number|coordinate|numeric)\(/g;

/**
 * A loader for the contract: marks what its modules make as free of side effects, so that a page carries only the
 * endpoints that it calls. The bundler cannot see it, because the schema library is behind the shared scope.
 * @param {string} source
 * @returns {string}
 */
export default function pureContract(source) {
  return source.replaceAll(marked, (it) => (it.startsWith('/') ? it : `/*#__PURE__*/ ${it}`));
}
