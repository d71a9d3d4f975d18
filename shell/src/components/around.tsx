import type { ReactNode } from 'react';

interface AroundProps {
  before: string;
  /** Begins with its space or sign. */
  after: string;
  children: ReactNode;
}

/** A sentence with something in it that is no plain text. */
export const Around = ({ before, after, children }: AroundProps) => (
  <>
    {before} {children}
    {after}
  </>
);
