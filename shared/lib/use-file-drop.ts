import { type DragEvent, useEffect, useState } from 'react';

/** Takes a dropped file, as the file input inside the element does. @returns `over` while a file is held above it */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  const [over, setOver] = useState(false);
  useEffect(keepPage, []);
  return {
    over: over && !disabled,
    zone: {
      onDragOver(event: DragEvent) {
        if (disabled) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !disabled) onFile(file);
      },
    },
  };
}

/** A file that misses the zone would replace the page, and with it what was typed. */
function keepPage() {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
