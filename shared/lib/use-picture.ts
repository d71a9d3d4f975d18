import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureLimit, pictureTooLarge, pictureTypes, pictureWrong } from '../contract/picture.ts';

export interface PictureChoice {
  /** The chosen file; null when the picture was removed, undefined before either. */
  value: File | null | undefined;
  /** URL of the present picture, shown until another is chosen. */
  current?: string | null | undefined;
  /** Called with null when the picture is removed. */
  onChange: (picture: File | null) => void;
  /** Called for a file that is no picture or too large. @param message in Arabic */
  onReject: (message: string) => void;
}

/**
 * Validates a chosen picture (type, size, then its content) and previews it.
 * @returns `shown`, the address of the picture to show, if any; `choose` for a file input's
 * `onChange`; `take` for a dropped file
 */
export function usePicture({ value, current, onChange, onReject }: PictureChoice) {
  const preview = usePreview(value);
  const latest = useRef<File>(null);
  const take = async (chosen: File) => {
    if (!pictureTypes.includes(chosen.type)) onReject(pictureWrong);
    else if (chosen.size > pictureLimit) onReject(pictureTooLarge);
    else {
      latest.current = chosen;
      const isPicture = await isDecodable(chosen);
      // Somebody may have chosen another meanwhile.
      if (latest.current !== chosen) return;
      if (isPicture) onChange(chosen);
      else onReject(pictureWrong);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = '';
    if (chosen) void take(chosen);
  };
  return { shown: value === undefined ? current : preview, choose, take };
}

async function isDecodable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

function usePreview(file: File | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
      setAddress(null);
    };
  }, [file]);
  return address;
}
