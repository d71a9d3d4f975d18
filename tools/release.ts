import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { release } from '@hawiyat/sdk/release/release';

/** `npm run release -- mf-fleet [--for a@b --until 2026-12-01]` */
await runCli(() => release(process.argv.slice(2)));
