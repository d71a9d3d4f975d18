/** Milliseconds after which every browser has read the object URL. */
const urlLifetime = 60_000;

/** Downloads a text as a CSV file. */
export function saveFile({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetime);
}
