import { AwsClient } from 'aws4fetch';

/** An S3-compatible bucket, and who may write to it. */
export interface BucketAddress {
  /** Of the bucket, path style, with a slash at the end: `https://s3.me-south-1.amazonaws.com/hawiyat/releases/`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type Bucket = ReturnType<typeof bucket>;

/** The two calls of S3 that immutable files need. */
export function bucket({ url, ...credentials }: BucketAddress) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const failed = (what: string, status: number) =>
    new Error(`The bucket of releases answered ${status} to ${what}`);

  return {
    /** Writes bytes under a name, once: a bucket that has the name keeps what it has. */
    async putOnce(name: string, bytes: Buffer): Promise<void> {
      // Not every server that speaks S3 knows the condition, so whoever asks first is asked first.
      const there = await client.fetch(url + name, { method: 'HEAD' });
      if (there.ok) return;
      const headers = { 'if-none-match': '*', 'content-type': 'application/octet-stream' };
      const answer = await client.fetch(url + name, { method: 'PUT', body: new Uint8Array(bytes), headers });
      await answer.body?.cancel();
      // 412: it is there, and the same name is always the same bytes.
      if (!answer.ok && answer.status !== 412) throw failed(`PUT ${name}`, answer.status);
    },

    /** @returns null when the bucket has nothing under this name */
    async get(name: string): Promise<Buffer | null> {
      const answer = await client.fetch(url + name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      // Who may not list a bucket hears 403 of what is not there.
      if (answer.status === 404 || answer.status === 403) return null;
      throw failed(`GET ${name}`, answer.status);
    },
  };
}
