import { useState } from 'react';
import { ExternalIcon } from '../components/icons.tsx';
import { messages } from './panel-messages.ts';

/** A picture that cannot be shown is still a link; the page's policy forbids foreign ones. */
export function OrderProof({ address }: { address: string }) {
  const [failed, setFailed] = useState(new URL(address, location.href).origin !== location.origin);
  const link = { href: address, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <section>
      <h3>{messages.proof}</h3>
      {failed ? (
        <div data-line="">
          <span data-muted="">{messages.proofFailed}</span>
          <a data-link="" {...link}>
            {messages.openProof}
            <ExternalIcon />
          </a>
        </div>
      ) : (
        <a data-proof="" {...link} title={messages.openProof}>
          <img src={address} alt={messages.proof} loading="lazy" onError={() => setFailed(true)} />
        </a>
      )}
    </section>
  );
}
