import type { ReactNode } from 'react';

interface AroundProps {
  before: string;
  /** Begins with its space or sign. */
  after: string;
  children: ReactNode;
}

export const Around = ({ before, after, children }: AroundProps) => (
  <>
    {before} {children}
    {after}
  </>
);
