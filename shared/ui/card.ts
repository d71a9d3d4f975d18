import { chakra } from '@chakra-ui/react';

export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
  },
});

export const CardBody = chakra('div', { base: { p: '5', flex: '1', minW: '0' } });

/** The strip at a card's bottom that holds its actions. */
export const CardFooter = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '1.5',
    bg: 'bg/60',
    borderTopWidth: '1px',
    borderBottomRadius: 'xl',
  },
});
