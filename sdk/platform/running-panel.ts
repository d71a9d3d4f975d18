import { CliError } from '../lib/cli-error.ts';

/** Origin of a running panel that takes overrides. */
export async function runningPanel(panel: string): Promise<string> {
  if (!URL.canParse(panel)) throw new CliError('PANEL_URL must be an address, e.g. http://localhost:4000.');
  const { origin } = new URL(panel);
  let answer: Response;
  try {
    // A server that takes overrides redirects; any other shows its page.
    const headers = { accept: 'text/html', 'sec-fetch-site': 'none' };
    answer = await fetch(`${origin}/?override=none`, { headers, redirect: 'manual' });
  } catch {
    throw new CliError(
      `No panel runs at ${origin}: start it with npm start, or name another with PANEL_URL=….`,
    );
  }
  if (answer.status === 303) return origin;
  throw new CliError(
    `The panel at ${origin} takes no overrides: only one that this machine alone can reach does (npm start), or whose OVERRIDES_FOR is anybody.`,
  );
}
