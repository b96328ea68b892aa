import sharp from 'sharp'

/** A photograph as from a phone: something round on a table. */
export async function aPicture(name: string) {
  const dish =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c8863a"/><circle cx="420" cy="260" r="140" fill="#6b3f25"/></svg>'
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(dish)).jpeg().toBuffer() }
}
