/** The picture formats that people upload, with the beginnings of their files, each byte as one character. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n.\n/s,
  webp: /^RIFF.{4}WEBP/s,
  // The file has words of four letters. After "ftyp" come the brands that it conforms to; HEIC has one of these.
  heic: /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cx])/s,
}
export type PictureFormat = keyof typeof beginnings

/** How many bytes at the beginning of a file are enough to recognise its format. */
export const pictureBeginning = 64

/**
 * Returns the format of a picture from the first bytes of its file, whatever the file is called. Undefined if it is none of these
 * formats.
 */
export function pictureFormatOf(file: Uint8Array): PictureFormat | undefined {
  const beginning = String.fromCharCode(...file.subarray(0, pictureBeginning))
  return (Object.keys(beginnings) as PictureFormat[]).find(format => beginnings[format].test(beginning))
}
