/** The formats of the pictures that people send, with what their files begin with, each byte as one character. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n.\n/s,
  webp: /^RIFF.{4}WEBP/s,
  // Words of four letters: after "ftyp" the brands that the file conforms to, HEIC's by one of these names.
  heic: /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cx])/s,
}
export type PictureFormat = keyof typeof beginnings

/** The format tells itself within so many bytes. */
export const pictureBeginning = 64

/** The format of a picture by the bytes that its file begins with, whatever it is called; undefined where it is none that people send. */
export function pictureFormatOf(file: Uint8Array): PictureFormat | undefined {
  const beginning = String.fromCharCode(...file.subarray(0, pictureBeginning))
  return (Object.keys(beginnings) as PictureFormat[]).find(format => beginnings[format].test(beginning))
}
