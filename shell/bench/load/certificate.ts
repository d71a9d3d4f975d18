import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A key and a self-signed certificate for servers on this machine. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /**
   * Hash of the public key for `--ignore-certificate-errors-spki-list`: a browser that ignores all certificate errors
   * instead would not use its cache.
   */
  readonly publicKeyHash: string;
}

export async function newCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
}
