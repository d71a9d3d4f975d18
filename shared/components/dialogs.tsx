import { onCompanyChange } from '@hawiyat/shared/state';
import { lazyDialog, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { type ComponentType, useEffect, useState } from 'react';

interface Opened {
  readonly title: string;
  /** Closes this one, never a dialog that was opened since. */
  readonly onClose: () => void;
}

export type DialogProps<About extends object = object> = Readonly<About> & Opened;

type Kinds = Readonly<Record<string, ComponentType<never>>>;
type AboutOf<Part> = Part extends ComponentType<infer Props> ? Omit<Props, keyof Opened> : never;

interface OpenDialog<Kind> extends Opened {
  readonly kind: Kind;
  readonly about: object;
  readonly number: number;
}

export interface Dialogs<Parts extends Kinds> {
  readonly $open: ReadableAtom<OpenDialog<keyof Parts> | null>;
  /** The dialog keeps what it was opened with, so that a live change never alters its text. */
  open<Kind extends keyof Parts>(
    kind: Kind,
    ...about: object extends AboutOf<Parts[Kind]>
      ? [about?: AboutOf<Parts[Kind]>]
      : [about: AboutOf<Parts[Kind]>]
  ): void;
  close(): void;
  readonly Part: ReturnType<typeof lazyDialog<OpenDialog<keyof Parts>>>;
}

/** The dialogs of a screen, one open at a time until the company changes; `load` imports one chunk with all, by kind. */
export function createDialogs<Parts extends Kinds>(
  titles: Readonly<Record<keyof Parts, string>>,
  load: () => Promise<Parts>,
): Dialogs<Parts> {
  type Kind = keyof Parts;
  const $open = atom<OpenDialog<Kind> | null>(null);
  const close = () => $open.set(null);
  onCompanyChange(close);
  let opened = 0;
  const bring = async () => {
    const parts = await load();
    return ({ kind, about, title, onClose }: OpenDialog<Kind>) => {
      const Part = parts[kind] as ComponentType<object>;
      return <Part {...about} {...{ title, onClose }} />;
    };
  };
  return {
    $open,
    close,
    open: (kind, ...[about]) => {
      const onClose = () => $open.get() === dialog && close();
      const dialog: OpenDialog<Kind> = {
        kind,
        about: (about ?? {}) as object,
        title: titles[kind],
        onClose,
        number: ++opened,
      };
      $open.set(dialog);
    },
    Part: lazyDialog(bring, ({ title }) => title),
  };
}

interface DialogsProps<Parts extends Kinds> {
  of: Dialogs<Parts>;
  preload?: boolean;
}

export function Dialogs<Parts extends Kinds>({
  of: { $open, close, Part },
  preload = true,
}: DialogsProps<Parts>) {
  const dialog = useStore($open);
  // What the screen before this one has open closes with it.
  const [former] = useState(() => $open.get());
  Part.usePreload(preload);
  useEffect(() => close, [close]);
  return <Presence>{dialog !== former && dialog && <Part key={dialog.number} {...dialog} />}</Presence>;
}
