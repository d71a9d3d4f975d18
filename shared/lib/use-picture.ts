import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureLimit, pictureTooLarge, pictureTypes, pictureWrong } from '../contract/core/picture.ts';
import { type FileKind, fileFault, typeOfFile } from '../contract/fleet/file-fault.ts';

export interface PictureChoice {
  /** A logo by default; a photo is reduced before it is sent, so any size is accepted. */
  kind?: Exclude<FileKind, 'documents'>;
  /** Null when the picture was removed, undefined before any choice. */
  value: File | null | undefined;
  current?: string | null | undefined;
  onChange: (picture: File | null) => void;
  onReject: (message: string) => void;
}

/** Validates a chosen picture by its content. `choose` is for a file input, `take` for a dropped file. */
export function usePicture({ kind = 'logos', value, current, onChange, onReject }: PictureChoice) {
  const preview = usePreview(value);
  const latest = useRef<File>(null);
  const take = async (chosen: File) => {
    latest.current = chosen;
    const message = await faultOf(kind, chosen);
    // The user may have chosen another file meanwhile.
    if (latest.current !== chosen) return;
    if (message === null) onChange(chosen);
    else onReject(message);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (chosen) void take(chosen);
  };
  return { shown: value === undefined ? current : preview, choose, take };
}

async function faultOf(kind: FileKind, file: File): Promise<string | null> {
  const type = await typeOfFile(file).catch(() => null);
  // A file that claims to be a picture is first of all too large.
  if (kind === 'logos' && type === null && pictureTypes.includes(file.type) && file.size > pictureLimit)
    return pictureTooLarge;
  const fault = fileFault(kind, type, kind === 'photos' ? 0 : file.size);
  if (fault) return fault.message;
  // Decoding a larger one takes long: the server tells whether it is damaged.
  return file.size > pictureLimit || (await isDecodable(file)) ? null : pictureWrong;
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
