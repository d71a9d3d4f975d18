import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packArchive } from '@hawiyat/shared/federation/pack-archive';
import { releaseId } from '@hawiyat/shared/federation/release-id';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sdkFiles } from './package/sdk-files.ts';

const root = join(import.meta.dirname, '..');

/** Puts the SDK beside a host's files, before the plugin that lists and hashes them. */
export const sdkPlugin = (): RsbuildPlugin => ({
  name: 'hawiyat:sdk',
  setup(api) {
    api.onAfterBuild(async () => {
      const bytes = await packArchive(sdkFiles(root, releaseId(root, 'shell')));
      writeFileSync(join(api.context.distPath, 'sdk.tgz'), bytes);
    });
  },
});
