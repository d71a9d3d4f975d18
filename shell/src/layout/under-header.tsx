import { SandboxStrip } from '../account/sandbox/sandbox-strip.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

/** What the page says of itself, whatever the section shows. */
export function UnderHeader() {
  return (
    <>
      <SandboxStrip />
      <ConnectionStrip />
    </>
  );
}
