import { AwsClient } from 'aws4fetch';

export interface BucketAddress {
  /** Path-style, with a trailing slash: `https://s3.me-south-1.amazonaws.com/hawiyat/releases/`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type Bucket = ReturnType<typeof bucket>;

export function bucket({ url, ...credentials }: BucketAddress) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const failed = (what: string, status: number) =>
    new Error(`The bucket of releases answered ${status} to ${what}`);

  return {
    async putOnce(name: string, bytes: Buffer): Promise<void> {
      // Not every S3 server supports the condition, so a HEAD request comes first.
      if ((await client.fetch(url + name, { method: 'HEAD' })).ok) return;
      const headers = { 'if-none-match': '*', 'content-type': 'application/octet-stream' };
      const answer = await client.fetch(url + name, { method: 'PUT', body: new Uint8Array(bytes), headers });
      await answer.body?.cancel();
      // 412: it exists, and the same name always has the same bytes.
      if (!answer.ok && answer.status !== 412) throw failed(`PUT ${name}`, answer.status);
    },

    async get(name: string): Promise<Buffer | null> {
      const answer = await client.fetch(url + name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      // S3 answers 403 for a missing file to a client that may not list the bucket.
      if (answer.status === 404 || answer.status === 403) return null;
      throw failed(`GET ${name}`, answer.status);
    },
  };
}
