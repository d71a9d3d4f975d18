import type { ReactNode } from 'react';
import { Part } from './settings.styles.ts';

export interface TitledPartProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

export const TitledPart = ({ title, about, children }: TitledPartProps) => (
  <Part>
    <header>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
    </header>
    {children}
  </Part>
);

export const PartError = (error: { id?: string; children: ReactNode }) => (
  <p {...error} role="alert" data-wrong="" />
);
