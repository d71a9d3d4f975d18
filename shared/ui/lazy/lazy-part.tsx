import { Box, type BoxProps, Skeleton } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Component, lazy, Suspense, useEffect, useState } from 'react';
import { lazyModule } from '../../lib/lazy-module.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { ErrorState } from '../error-state.tsx';
import { LoadingState } from '../loading-state.tsx';
import { messages } from '../texts.ts';
import { whenIdle } from '../when-idle.ts';
import { chunkFailureText } from './chunk-failure.ts';

export interface PartFailure {
  readonly error: unknown;
  readonly retry: () => void;
}

export interface LazyPartOptions<Props> {
  /** The part's own height; without it nothing is shown while it loads. */
  readonly height?: BoxProps['h'];
  readonly label?: string;
  readonly loading?: (props: Props) => ReactNode;
  /** Instead of a red box with the reason and a retry; `button` fits into a bar. */
  readonly failed?: 'button' | ((props: Props, failure: PartFailure) => ReactNode);
}

export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Loads the part ahead of its use. @returns when it has loaded or failed */
  preload(): Promise<void>;
  /** Starts when there is content and the browser is idle, so that a press need not wait. */
  usePreload(hasContent: boolean): void;
  useIsLoaded(): boolean;
}

/** Keeps the room of a lazy component while it loads and after a failure; when one instance has loaded, all show it. */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const { label = messages.loading, height } = options;
  const $Loaded = atom<{ readonly Part: ComponentType<Props> } | null>(null);
  // React caches a failed lazy component, so each attempt has its own.
  let Waiting: ComponentType<Props> | undefined;
  const module = lazyModule(async () => {
    const Part = await bring();
    $Loaded.set({ Part });
    return Part;
  });
  const shown = async () => {
    try {
      return { default: await module.load() };
    } catch (error) {
      Waiting = undefined;
      throw new NotLoaded(error);
    }
  };
  const current = (): ComponentType<Props> => {
    Waiting ??= lazy(shown) as unknown as ComponentType<Props>;
    return $Loaded.get()?.Part ?? Waiting;
  };
  const skeleton = height !== undefined && (
    <LoadingState label={label}>
      <Skeleton h={height} borderRadius="xl" />
    </LoadingState>
  );

  function Part(props: Props) {
    const [{ Shown, attempt }, setShown] = useState(() => ({ Shown: current(), attempt: 0 }));
    const retry = () => setShown((last) => ({ Shown: current(), attempt: last.attempt + 1 }));
    const loading = options.loading ? options.loading(props) : skeleton;
    const failed = (error: unknown) => {
      if (typeof options.failed === 'function') return options.failed(props, { error, retry });
      return options.failed ? <FailedButton onRetry={retry} /> : <PartFailed error={error} retry={retry} />;
    };
    return (
      <PartBoundary
        key={attempt}
        failed={(error) => (
          <>
            {failed(error)}
            <WhenLoaded store={$Loaded} act={retry} />
          </>
        )}
      >
        <Suspense
          fallback={
            <>
              {loading}
              <WhenLoaded store={$Loaded} act={() => setShown((last) => ({ ...last, Shown: current() }))} />
            </>
          }
        >
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  }

  const preload = () =>
    module.load().then(
      () => {},
      (error: unknown) => console.warn('A part is not there ahead of its use', error),
    );
  const usePreload = (hasContent: boolean) =>
    useEffect(() => {
      if (hasContent && !$Loaded.get()) void whenIdle().then(preload);
    }, [hasContent]);
  return Object.assign(Part, { preload, usePreload, useIsLoaded: () => useStore($Loaded) !== null });
}

/** A boundary catches only this, not an error of the part itself. */
class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}

class PartBoundary extends Component<
  { children: ReactNode; failed: (error: unknown) => ReactNode },
  { error: unknown }
> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    return this.props.failed(error.cause);
  }
}

interface WhenLoadedProps {
  readonly store: { listen(listener: () => void): () => void; get(): unknown };
  readonly act: () => void;
}

/** React would keep a skeleton for 300 ms even when the part comes sooner. */
function WhenLoaded({ store, act }: WhenLoadedProps) {
  useEffect(() => {
    if (store.get()) act();
    else return store.listen(act);
  }, [store]);
  return null;
}

export function PartFailed({ error, retry }: PartFailure) {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void chunkFailureText(error).then((text) => isShown && setMessage(text));
    return () => {
      isShown = false;
    };
  }, [error]);
  return (
    <ErrorState title={messages.part.failed} {...(message !== undefined && { message })} onRetry={retry} />
  );
}

/** Less than a red box, where the page has the same content without the part. */
export const PartWarning = ({ retry, children }: Pick<PartFailure, 'retry'> & { children: ReactNode }) => (
  <Alert status="warning">
    {children}{' '}
    <Button variant="outline" size="sm" onClick={retry}>
      {messages.retry}
    </Button>
  </Alert>
);

const FailedButton = ({ onRetry }: { onRetry: () => void }) => (
  <Box role="alert">
    <Button variant="outline" title={messages.part.failedButton} onClick={onRetry}>
      {messages.retry}
    </Button>
  </Box>
);
