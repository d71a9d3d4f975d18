import { SandboxStrip } from '../account/sandbox/sandbox-strip.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

export function UnderHeader() {
  return (
    <>
      <SandboxStrip />
      <ConnectionStrip />
    </>
  );
}
