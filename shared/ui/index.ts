/** The kit's core: what every page needs, and figures. Lists and forms are in `ui/data` and `ui/forms`. One instance in the page. */
export {
  Box,
  Center,
  chakra,
  Flex,
  Grid,
  HStack,
  SimpleGrid,
  Stack,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react';
export { Avatar } from './avatar.tsx';
export { Badge, type Tone } from './badge.ts';
export { Banner } from './banner.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { smallButton } from './button-recipe.ts';
export { Card, CardBody, CardFooter } from './card.ts';
export { Dialog } from './dialog.tsx';
export { useUnsaved } from './dialog-context.ts';
export { DialogActions, DialogBody } from './dialog-parts.ts';
export { EmptyState } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export { Field } from './field.tsx';
export { IconButton } from './icon-button.tsx';
export { type LazyDialog, lazyDialog } from './lazy-dialog.tsx';
export { Link, LinkButton } from './link.ts';
export { LoadingState } from './loading-state.tsx';
export { Logo } from './logo.tsx';
export { Ltr } from './ltr.tsx';
export { Metric, Metrics } from './metric.tsx';
export { Modal } from './modal.tsx';
export { Money } from './money.tsx';
export { PasswordInput } from './password-input.tsx';
export { Presence } from './presence.tsx';
export { ProgressBar } from './progress-bar.tsx';
export { SelectInput } from './select-input.tsx';
export { Skeleton } from './skeleton.ts';
export { SkipLink } from './skip-link.tsx';
export { Spinner } from './spinner.tsx';
export { Heading, Text } from './text.ts';
export { TextInput } from './text-input.tsx';
export { UiProvider } from './ui-provider.tsx';
export { useMedia } from './use-media.ts';
