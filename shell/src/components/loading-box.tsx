import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';
import { messages } from '../texts/actions.ts';

interface LoadingBoxProps extends ComponentProps<typeof Skeleton> {
  label?: string;
}

export const LoadingBox = ({ label = messages.loading, ...box }: LoadingBoxProps) => (
  <LoadingState label={label}>
    <Skeleton {...box} />
  </LoadingState>
);
