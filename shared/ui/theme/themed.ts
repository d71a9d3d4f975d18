export interface Themed {
  readonly light: string;
  readonly dark: string;
}

export interface ThemedTree {
  readonly [name: string]: Themed | ThemedTree;
}

export const themed = (light: string, dark = light): Themed => ({ light, dark });

export const isThemed = (value: Themed | ThemedTree): value is Themed => typeof value.light === 'string';
