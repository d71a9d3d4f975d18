import { publishRelease } from '@hawiyat/shared/contract/releases';
import type { App } from '../http/context.ts';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { ReleaseRefused } from '../releases/check-files.ts';

/** A release's files travel in its one request, a third larger than they are. */
const bodyLimit = 32 * 1024 * 1024;

/** Publishing: the next page load gets the release, and nothing is built or started again. */
export function releaseRoutes(app: App): void {
  serve(
    app,
    publishRelease,
    async ({ body: { release, files } }) => {
      const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')] as const);
      try {
        await app.releases.publish(release, new Map(bytes));
      } catch (error) {
        throw error instanceof ReleaseRefused ? refusalOf(error) : error;
      }
      return { of: release.of, id: release.id };
    },
    { bodyLimit },
  );
}

/** The code tells the person at the command line what is wrong; `fields` which file it is about. */
function refusalOf({ reason, path }: ReleaseRefused): Refusal {
  if (reason === 'release-exists') return new Refusal(409, messages.conflict, { code: reason });
  return new Refusal(400, messages.invalid, { code: reason, fields: { [path]: messages.valueInvalid } });
}
