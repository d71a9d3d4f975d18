const types = ['build', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const subject = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?!?: \\S.*[^.\\s]$`);

/** What is wrong with a commit message by Conventional Commits 1.0.0 with a subject of 72 characters; else null. */
export function faultOf(message: string): string | null {
  const [first = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (/^(Merge|fixup!|squash!) /.test(first)) return null;
  if (!subject.test(first))
    return `"${first}" is not "type(scope): subject", where type is one of ${types.join(', ')}.`;
  if (first.length > 72) return `"${first}" has ${first.length} characters; the limit is 72.`;
  if (second.trim() !== '') return `"${first}" has no blank line after it.`;
  return null;
}
