import { zipSync } from 'fflate'

/** Puts files into one ZIP, because an import has one file. Throws if a file has gone, or if the browser has no memory for them. */
export async function zipFiles(files: readonly File[], name: string): Promise<File> {
  const entries: Record<string, Uint8Array> = {}
  for (const [at, file] of files.entries()) {
    // Files from several folders may have the same name.
    const path = file.name in entries ? `${at}/${file.name}` : file.name
    entries[path] = new Uint8Array(await file.arrayBuffer())
  }
  return new File([zipSync(entries, { level: 0 })], name)
}

const zipSignature = 'PK\u0003\u0004'

/** True if one of the files is a ZIP, as the exports of most applications are. */
export async function hasArchive(files: readonly File[]): Promise<boolean> {
  const starts = await Promise.all(files.map(file => file.slice(0, zipSignature.length).text()))
  return starts.includes(zipSignature)
}
