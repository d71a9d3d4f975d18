import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketAddress } from '../src/releases/storage/bucket.ts';

export interface BucketServer {
  readonly address: BucketAddress;
  stop(): Promise<void>;
}

/** An S3 server with one bucket on a free port. Of a signature it checks only who signed. */
export async function bucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'hawiyat-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'hawiyat', configs: [] }],
  });
  const { port } = await server.run();
  return {
    address: {
      url: `http://127.0.0.1:${port}/hawiyat/releases/`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
