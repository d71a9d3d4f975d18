export {
  Box,
  CardBody,
  CardFooter,
  CardRoot as Card,
  Center,
  chakra,
  Flex,
  Grid,
  HStack,
  Kbd,
  SimpleGrid,
  Skeleton,
  Stack,
  useRecipe,
  useSlotRecipe,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react';
export { Alert } from './alert.tsx';
export { Avatar } from './avatar.tsx';
export { Badge, type BadgeColor } from './badge.tsx';
export { Button, type ButtonProps, IconButton, Spinner } from './button.tsx';
export { Dialog } from './dialog.tsx';
export { DialogActions, DialogBody } from './dialog-parts.ts';
export { Drawer } from './drawer.tsx';
export { EmptyState } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export { Field, useField } from './field.tsx';
export { Input } from './input.tsx';
export { CloseFailed, lazyDialog } from './lazy/lazy-dialog.tsx';
export {
  type LazyPart,
  type LazyPartOptions,
  lazyPart,
  PartFailed,
  type PartFailure,
  PartWarning,
} from './lazy/lazy-part.tsx';
export { loadOrNotify } from './lazy/load-or-notify.ts';
export { LeaveQuestion } from './leave-question.tsx';
export { Link, LinkButton } from './link.tsx';
export { ListStates, ListStatus } from './list-states.tsx';
export { LoadingState } from './loading-state.tsx';
export { Logo } from './logo.tsx';
export { Modal } from './modal.tsx';
export { Money } from './money.tsx';
export { NativeSelect } from './native-select.tsx';
export { PasswordInput } from './password-input.tsx';
export { Presence } from './presence.tsx';
export { Progress } from './progress.tsx';
export { SkipNavLink } from './skip-nav-link.tsx';
export { Stat, StatGroup } from './stat.tsx';
export { Heading, Ltr, Text } from './text.ts';
export { UiProvider } from './ui-provider.tsx';
export { useMedia } from './use-media.ts';
export { whenIdle } from './when-idle.ts';
