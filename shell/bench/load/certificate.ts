import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A key and a certificate that nobody signed, for servers on this machine. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /**
   * The hash of its public key. A browser that is given it (`--ignore-certificate-errors-spki-list`) takes the certificate
   * for a good one; where it is merely told not to mind, it keeps nothing in its cache.
   */
  readonly publicKeyHash: string;
}

/** Makes one, for as long as this process lives. */
export async function newCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
}
