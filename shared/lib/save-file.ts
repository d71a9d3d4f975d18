/** Milliseconds after which every browser has read the object URL. */
const urlLifetime = 60_000;

export function saveFile(file: { name: string; text: string | Blob; type?: string }): void {
  const { name, text, type = 'text/csv' } = file;
  const content = typeof text === 'string' ? new Blob([text], { type: `${type};charset=utf-8` }) : text;
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetime);
}
