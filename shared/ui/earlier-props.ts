/**
 * Props as releases before this one name them; remotes that are live still use them. This file and `earlier.ts` go with the
 * next host release.
 */
export interface EarlierButtonProps {
  /** @deprecated `variant` and `colorPalette` */
  look?: 'solid' | 'outline' | 'ghost' | 'danger' | 'danger-ghost' | undefined;
  /** @deprecated `loading` */
  busy?: boolean | undefined;
  /** @deprecated `loadingText` */
  busyText?: string | undefined;
}

/** Earlier props by their present names. */
export function present<Props extends object>(
  props: Props & EarlierButtonProps & { tone?: string | undefined },
) {
  const { look, busy, busyText, tone, ...rest } = props;
  const [variant, danger] =
    look === 'danger' ? ['solid', true] : [look?.replace('danger-', ''), look?.startsWith('danger')];
  return {
    ...(variant && { variant }),
    ...(danger && { colorPalette: 'danger' }),
    ...(tone && { colorPalette: tone }),
    ...(busy !== undefined && { loading: busy }),
    ...(busyText !== undefined && { loadingText: busyText }),
    ...rest,
  } as unknown as Omit<Props, keyof EarlierButtonProps | 'tone'>;
}
