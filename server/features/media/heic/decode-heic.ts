import libheif from 'libheif-js/wasm-bundle.js'
import type { PictureSize } from '../picture-size.ts'

/** RGBA pixels of four bytes, in rows of `rowBytes` bytes. `profile` is the ICC profile of their colours. */
export type HeicPixels = PictureSize & { rowBytes: number; pixels: Buffer; profile: Buffer | undefined }

/** The file may be intact, but this decoder does not support its kind. */
export class UnsupportedHeic extends Error {}

/** Constants of libheif's C interface: a picture's colour space, its order in memory, and the plane that has all channels. */
const [rgb, rgbaInterleaved, interleaved] = [1, 11, 10]
/** libheif's errors for a kind of file, a feature and a codec that it does not support. */
const unsupported = [3, 4, 11]
/** True for a warning that means a missing tile: its data end early, or its decoder fails or does not exist. */
const isLoss = (code: number, detail: number): boolean => detail === 100 || code === 7 || code === 11
/** A `heif_error` is three words: its code, its subcode and the address of a text. */
const errorBytes = 12

/**
 * Decodes the main picture of a HEIC file, upright. The pixels are in libheif's memory, which is never freed because the process ends
 * afterwards. If the picture has more than `maxPixels`, reads only its size; no part of a file may be larger either. Throws for a file
 * that it cannot decode.
 */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): HeicPixels | { tooLarge: PictureSize } {
  const error = libheif._malloc(errorBytes)
  const result = libheif._malloc(4)
  const word = (address: number): number => libheif.HEAPU32[address / 4]
  const check = (at = error) => {
    const [code, detail] = [word(at), word(at + 4)]
    if (unsupported.includes(code)) throw new UnsupportedHeic()
    if (code !== 0) throw new Error(`libheif: error ${code}, ${detail}`)
  }

  const context = libheif._heif_context_alloc()
  libheif._heif_context_set_maximum_image_size_limit(context, Math.floor(Math.sqrt(maxPixels)))
  const file = libheif._malloc(bytes.length)
  libheif.HEAPU8.set(bytes, file)
  libheif._heif_context_read_from_memory(error, context, file, bytes.length, 0)
  check()
  libheif._heif_context_get_primary_image_handle(error, context, result)
  check()
  const handle = word(result)
  const size = {
    width: libheif._heif_image_handle_get_width(handle),
    height: libheif._heif_image_handle_get_height(handle),
  }
  if (size.width * size.height > maxPixels) return { tooLarge: size }

  libheif._heif_decode_image(error, handle, result, rgb, rgbaInterleaved, 0)
  check()
  const image = word(result)
  const warningCount: number = libheif._heif_image_get_decoding_warnings(image, 0, 0, 0)
  const warnings = libheif._malloc(warningCount * errorBytes)
  libheif._heif_image_get_decoding_warnings(image, 0, warnings, warningCount)
  for (let at = warnings; at < warnings + warningCount * errorBytes; at += errorBytes)
    if (isLoss(word(at), word(at + 4))) check(at)
  const height: number = libheif._heif_image_get_height(image, interleaved)
  const pixels = libheif._heif_image_get_plane_readonly(image, interleaved, result)
  const rowBytes = word(result)
  const memory = (address: number, length: number) => Buffer.from(libheif.HEAPU8.buffer, address, length)
  const profileBytes = libheif._heif_image_handle_get_raw_color_profile_size(handle)
  const profile = libheif._malloc(profileBytes)
  if (profileBytes > 0) libheif._heif_image_handle_get_raw_color_profile(error, handle, profile)
  return {
    width: libheif._heif_image_get_width(image, interleaved),
    height,
    rowBytes,
    pixels: memory(pixels, rowBytes * height),
    profile: profileBytes > 0 && word(error) === 0 ? memory(profile, profileBytes) : undefined,
  }
}
