import type { Fault, Flow, Way } from './fault.ts';
import type { CallShape } from './surface.ts';

const exact = ['method', 'path', 'audience', 'multipart', 'answers'] as const;

/**
 * Compares one call of the API: the remote brings its own copy, and the host's server answers it.
 * @param host what the server speaks
 * @param remote what the remote speaks
 */
export function flowOfCall(flow: Flow, host: CallShape, remote: CallShape, { at }: Way): Fault[] {
  const faults: Fault[] = exact
    .filter((name) => host[name] !== remote[name])
    .map((name) => ({
      at: `${at}.${name}`,
      why: `the server has ${host[name]}, and the remote calls ${remote[name]}`,
    }));

  for (const part of ['params', 'query', 'body']) {
    const place = `${at}.${part}`;
    const [passed, taken] = [remote.input[part], host.input[part]];
    // An address without a query is one with an empty query; a body is there or it is not.
    if (taken && (passed || part === 'query'))
      faults.push(...flow(passed ?? {}, taken, { toHost: true, at: place }));
    else if (taken) faults.push({ at: place, why: 'the server requires it, and the remote passes none' });
    else if (passed) faults.push({ at: place, why: 'the remote passes it, and the server takes none' });
  }

  const answer = flow(host.sends, remote.reads ?? remote.sends, { toHost: false, at: `${at}.answer` });
  return [...faults, ...answer];
}
