/** Milliseconds after which no browser still reads the address of a file that it is saving. */
const longEnough = 60_000;

/** Hands a text to the person as a file, as a download. */
export function saveFile({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), longEnough);
}
