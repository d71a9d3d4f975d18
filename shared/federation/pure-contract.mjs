// @ts-check

/** Comments, which stay, and calls that only create a schema or an endpoint. */
const marked =
  /\/\*[\s\S]*?\*\/|\/\/.*|(?<![\w.$])(?:z\s*\.\w+|endpoint|filled\w*|optional\w+|picture|number|coordinate|numeric)\(/g;

/** Skips brackets in texts, patterns and comments. */
const brackets =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|(?<=[(,]\s*)\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/|[()]/g;

/**
 * A loader for the contract: marks its calls as free of side effects, so that a page carries only the
 * endpoints that it uses. The bundler cannot know, because the schema library is in the shared scope. A
 * method call cannot be marked, so `schema.check(…)` becomes `checked(schema, …)`.
 * @param {string} source
 * @returns {string}
 */
export default function pureContract(source) {
  /** @type {{ from: number, to: number, text: string }[]} */
  const changes = [];
  for (const { 0: match, index } of source.matchAll(marked)) {
    if (match.startsWith('/')) continue;
    changes.push({ from: index, to: index, text: '/*#__PURE__*/ ' });
    const end = closing(source, index + match.length);
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
 * @param {number} from after an opening bracket
 * @returns {number} after its closing bracket
 */
function closing(source, from) {
  let depth = 1;
  for (const { 0: match, index } of source.slice(from).matchAll(brackets)) {
    if (match === '(') depth += 1;
    if (match === ')') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error('A bracket of the contract is not closed');
}
