import { chakra } from '@chakra-ui/react';

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    boxShadow: 'lg',
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      boxSize: '1px',
      p: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

/** First in the tab order: skips the sidebar. @param to id of the target */
export function SkipLink({ to }: { to: string }) {
  return <Anchor href={`#${to}`}>الانتقال إلى المحتوى</Anchor>;
}
