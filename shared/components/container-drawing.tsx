import type { ReactNode } from 'react';
import { type ContainerType, containerTypes } from '../contract/core/container-kinds.ts';

const debris = (
  <>
    <path data-load="" d="M24 38c4-9 9-8 13-13 6-6 12 2 18-1 7-4 11-1 15 4 5 5 9 3 12 10Z" />
    <path data-body="" d="M8 38h104l-13 42a5 5 0 0 1-5 4H26a5 5 0 0 1-5-4Z" />
    <path d="M5 38h110M37 48l5 27M60 48v27M83 48l-5 27" />
  </>
);

const [debrisType, compactorType, binType] = containerTypes;

const drawings: Record<ContainerType, ReactNode> = {
  [debrisType]: debris,
  [compactorType]: (
    <>
      <path data-load="" d="M82 40 112 30v50H82Z" />
      <path data-body="" d="M6 28a4 4 0 0 1 4-4h72v56H10a4 4 0 0 1-4-4Z" />
      <path d="M25 34v36M44 34v36M63 34v36M104 58H91M95 53l-5 5 5 5M4 85h112" />
    </>
  ),
  [binType]: (
    <>
      <path data-load="" d="M22 36c6-14 70-14 76 0Z" />
      <path data-body="" d="M20 36h80l-7 36a4 4 0 0 1-4 3H31a4 4 0 0 1-4-3Z" />
      <path d="M14 36h92M10 44h11M99 44h11M46 48l2 17M74 48l-2 17" />
      <circle cx="38" cy="81" r="5" />
      <circle cx="82" cy="81" r="5" />
    </>
  ),
};

/** Colorless: `drawingColors` or the surrounding stylesheet colors it. An unknown type is drawn as the first. */
export const ContainerDrawing = (props: { type: ContainerType; className?: string | undefined }) => (
  <svg className={props.className} data-drawing="" viewBox="0 0 120 90" aria-hidden="true">
    {drawings[props.type] ?? debris}
  </svg>
);

export const drawingColors = {
  '& [data-drawing]': {
    flexShrink: '0',
    fill: 'none',
    stroke: 'brand.graphic',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: '2.5',
  },
  '& [data-drawing] [data-body]': { fill: 'brand.subtle' },
  '& [data-drawing] [data-load]': { fill: 'bg.panel' },
} as const;
