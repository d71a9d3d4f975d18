import { Box, type BoxProps, Skeleton } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { lazyModule } from '../../lib/lazy-module.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { ErrorState } from '../error-state.tsx';
import { LoadingState } from '../loading-state.tsx';
import { whenIdle } from '../when-idle.ts';
import { chunkFailureText } from './chunk-failure.ts';

export interface PartFailure {
  /** As the bundler's loader rejects. */
  readonly error: unknown;
  readonly retry: () => void;
}

export interface LazyPartOptions<Props> {
  /** The part's own height, kept while it loads; without it nothing is shown meanwhile. */
  readonly height?: BoxProps['h'];
  /** For screen readers, while it loads. */
  readonly label?: string;
  /** Instead of a skeleton of that height. */
  readonly loading?: (props: Props) => ReactNode;
  /** Instead of a red box with the reason and a retry; `button` for a part of a bar, which has no room for it. */
  readonly failed?: 'button' | ((props: Props, failure: PartFailure) => ReactNode);
}

export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Loads the part ahead of its use, which tries again after a failure. @returns when it is there or has failed */
  preload(): Promise<void>;
  /** Starts when there is content and the browser is idle, so that a press need not wait. */
  usePreload(hasContent: boolean): void;
  useIsLoaded(): boolean;
}

/**
 * A part of a page in a chunk of its own. While it loads, its room is kept; a failure stays in that room, with a retry. When
 * one instance has succeeded, all that have failed show the part.
 * @param bring its `import()`, the same for preloading and for each retry
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const { label = 'جاري التحميل...', height } = options;
  const $Loaded = atom<{ readonly Part: ComponentType<Props> } | null>(null);
  // React keeps a failed one for ever, so that each attempt has its own.
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

/** What a chunk's import rejected with; an error of the part itself is none of the boundary's. */
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

/** Beside a skeleton, which React would keep for 300 ms however soon the part comes, and beside a failure. */
function WhenLoaded({ store, act }: WhenLoadedProps) {
  useEffect(() => {
    if (store.get()) act();
    else return store.listen(act);
  }, [store]);
  return null;
}

/** The red box of a failure, with its reason. */
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
    <ErrorState title="حدث خطأ في التحميل" {...(message !== undefined && { message })} onRetry={retry} />
  );
}

/** Where the page says the same without the part: less than a red box. */
export function PartWarning({ retry, children }: Pick<PartFailure, 'retry'> & { children: ReactNode }) {
  return (
    <Alert status="warning">
      {children}{' '}
      <Button variant="outline" size="sm" onClick={retry}>
        إعادة المحاولة
      </Button>
    </Alert>
  );
}

function FailedButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert">
      <Button variant="outline" title="تعذّر تحميل هذا الجزء" onClick={onRetry}>
        إعادة المحاولة
      </Button>
    </Box>
  );
}
