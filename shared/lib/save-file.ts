/** Milliseconds after which every browser has read the object URL. */
const urlLifetime = 60_000;

/** Downloads a text as a file, a CSV one by default. */
export function saveFile({
  name,
  text,
  type = 'text/csv',
}: {
  name: string;
  text: string;
  type?: string;
}): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetime);
}
