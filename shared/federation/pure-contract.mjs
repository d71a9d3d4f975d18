// @ts-check

/** Comments, which stay as they are, and calls that make a schema or an endpoint and do nothing else. */
const marked =
  /\/\*[\s\S]*?\*\/|\/\/.*|(?<![\w.$])(?:z\s*\.\w+|endpoint|filled\w*|optional\w+|picture|number|coordinate|numeric)\(/g;

/** What brackets are found among: those in texts, patterns and comments are none. */
const brackets =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|(?<=[(,]\s*)\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/|[()]/g;

/**
 * A loader for the contract: marks what its modules make as free of side effects, so that a page carries only the
 * endpoints that it calls. The bundler cannot see it, because the schema library is behind the shared scope. No mark can
 * be given to a method's call, so `schema.check(…)` becomes `checked(schema, …)`.
 * @param {string} source
 * @returns {string}
 */
export default function pureContract(source) {
  /** @type {{ from: number, to: number, text: string }[]} */
  const changes = [];
  for (const { 0: it, index } of source.matchAll(marked)) {
    if (it.startsWith('/')) continue;
    changes.push({ from: index, to: index, text: '/*#__PURE__*/ ' });
    const end = closing(source, index + it.length);
    const [check] = /^\s*\.check\(/.exec(source.slice(end)) ?? [];
    if (check === undefined) continue;
    changes.push({ from: index, to: index, text: 'z.checked(/*#__PURE__*/ ' });
    changes.push({ from: end, to: end + check.length, text: ', ' });
  }
  let [result, at] = ['', 0];
  for (const { from, to, text } of changes.sort((a, b) => a.from - b.from)) {
    result += source.slice(at, from) + text;
    at = to;
  }
  return result + source.slice(at);
}

/**
 * @param {string} source
 * @param {number} from behind an opening bracket
 * @returns {number} behind the bracket that closes it
 */
function closing(source, from) {
  let depth = 1;
  for (const { 0: it, index } of source.slice(from).matchAll(brackets)) {
    if (it === '(') depth += 1;
    if (it === ')') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error('A bracket of the contract is not closed');
}
