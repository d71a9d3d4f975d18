import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureLimit, pictureTooLarge, pictureTypes, pictureWrong } from '../contract/picture.ts';

export interface PictureChoice {
  /** What was chosen; null when the picture was taken away, nothing as long as neither was done. */
  value: File | null | undefined;
  /** The address of what is there already: shown as long as nothing else was chosen. */
  current?: string | null | undefined;
  /** Null takes the picture away. */
  onChange: (picture: File | null) => void;
  /** A file that is no picture, or too large; it is not taken. @param message the specified alert */
  onReject: (message: string) => void;
}

/**
 * What every control for a picture does, however it looks: rejects what is none (first by type, then by size, then
 * what only calls itself one), and shows what was chosen.
 * @returns `shown`, the address of the picture to show, if any; `choose` for a file input's `onChange`
 */
export function usePicture({ value, current, onChange, onReject }: PictureChoice) {
  const preview = usePreview(value);
  const latest = useRef<File>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file can then be chosen again, after it was rejected or taken away.
    event.target.value = '';
    if (!chosen) return;
    if (!pictureTypes.includes(chosen.type)) onReject(pictureWrong);
    else if (chosen.size > pictureLimit) onReject(pictureTooLarge);
    else {
      latest.current = chosen;
      const isPicture = await canBeDrawn(chosen);
      // Somebody may have chosen another meanwhile.
      if (latest.current !== chosen) return;
      if (isPicture) onChange(chosen);
      else onReject(pictureWrong);
    }
  };
  return { shown: value === undefined ? current : preview, choose };
}

/** Whether the browser finds a picture in it, whatever its name says. */
async function canBeDrawn(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** An address of the chosen file's bytes, given back when another takes its place. */
function usePreview(file: File | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}
