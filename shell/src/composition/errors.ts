import { reportOutcome } from './outcomes.ts';

const reported = new Set<string>();

/** Reports the release in an error's file or stack, once per page, without the text, which may hold personal data. */
function attributeError(trace: string): void {
  // An error in host code that an area called is the area's, so an address below /r/ comes first.
  const [, remote, id] = trace.match(/\/r\/(mf-[a-z0-9-]+)\/([^/\s]+)\//) ?? [];
  const [, host] = trace.match(/\/s\/([^/\s]+)\//) ?? [];
  const name = remote ?? 'shell';
  const release = name === 'shell' ? host : id;
  if (!release || reported.has(name + release)) return;
  reported.add(name + release);
  reportOutcome({ remote: name, release, outcome: 'uncaughtError' });
}

export function watchErrors(): void {
  addEventListener('error', ({ filename, error }) => attributeError(`${error?.stack} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => attributeError(String(reason?.stack)));
}
