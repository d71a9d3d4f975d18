import type { FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** The encodings that a browser accepts, the most compact first (RFC 9110, section 12.5.3). */
export function acceptedEncodings({ headers }: Pick<FastifyRequest, 'headers'>): Encoding[] {
  const offered = [headers['accept-encoding'] ?? ''].flat().join(',').toLowerCase().split(',');
  const takes = (name: Encoding) =>
    offered.some((text) => {
      const [coding = '', weight = ''] = text.split(';').map((part) => part.trim());
      return coding === name && !/^q=0(\.0*)?$/.test(weight);
    });
  return (['br', 'gzip'] as const).filter(takes);
}
