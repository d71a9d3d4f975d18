import { defineSlotRecipe } from '@chakra-ui/react';
import { forcedEdge } from '../forced-edge.ts';

const subtle = (name: string) => ({ root: { bg: `${name}.subtle`, color: `${name}.fg` } });

export const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      gap: '2.5',
      px: '4',
      py: '3',
      borderRadius: 'lg',
      fontWeight: 'medium',
      ...forcedEdge,
    },
    content: { minW: '0' },
  },
  variants: {
    status: {
      error: subtle('danger'),
      success: subtle('success'),
      warning: subtle('warning'),
      info: subtle('info'),
    },
  },
  defaultVariants: { status: 'info' },
});

export const card = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
    },
    body: { p: '5', flex: '1', minW: '0' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '1.5',
      bg: 'bg/60',
      borderTopWidth: '1px',
      borderBottomRadius: 'xl',
    },
  },
});

export const emptyState = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      px: '6',
      py: '16',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.emphasized',
      borderRadius: 'xl',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      textAlign: 'center',
    },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '14',
      mb: '3',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    title: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'body' },
    description: { color: 'fg.muted' },
  },
});

export const stat = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueUnit', 'valueText', 'indicator'],
  base: {
    root: { flex: '1' },
    label: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'xs' },
    valueText: { mt: '1', fontSize: '2xl', fontWeight: 'semibold', lineHeight: 'title' },
  },
});
