import * as limits from '#contract/limits.ts'

/** Returns an address with which Cloudinary crops a picture around the face. Other addresses are returned unchanged. */
export function faceCropUrl(picture: string): string {
  if (!/^https?:\/\/res\.cloudinary\.com\//.test(picture)) return picture
  const size = limits.avatarPx
  return picture.replace('/upload/', `/upload/c_thumb,g_face,w_${size},h_${size}/`)
}
