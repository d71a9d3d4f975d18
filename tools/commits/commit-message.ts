const types = ['build', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const subject = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?!?: \\S.*[^.\\s]$`);

/**
 * Checks a commit's message: Conventional Commits 1.0.0, with a subject of at most 72 characters.
 * @param message as Git gives it to a hook, with its comments
 * @returns what is wrong; null when nothing is
 */
export function faultOf(message: string): string | null {
  const [first = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (/^(Merge|fixup!|squash!) /.test(first)) return null;
  if (!subject.test(first))
    return `"${first}" is not "type(scope): subject", where type is one of ${types.join(', ')}.`;
  if (first.length > 72) return `"${first}" has ${first.length} characters; the limit is 72.`;
  if (second.trim() !== '') return `"${first}" has no blank line after it.`;
  return null;
}
