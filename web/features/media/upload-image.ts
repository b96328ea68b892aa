import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/upload-image.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { shrinkPicture } from './shrink-picture.ts'

const statusUnsupportedMediaType = 415
const statusTooLarge = 413

/** It is shrunk on this device before it is sent, so the only limit is what the browser can decode. */
export const maxChosenBytes = 20_000_000

/** Stores a picture with our server and returns its address. Other backends do not implement this call. */
export const useUploadImage = () =>
  useSingleFlightMutation({
    mutationFn: async (file: File): Promise<string> => {
      const fileError = pictureFileError(file, maxChosenBytes)
      if (fileError) throw new Refusal(statusUnsupportedMediaType, fileError)
      const picture = await shrinkPicture(file)
      if (picture.size > limits.maxUploadBytes)
        throw new Refusal(statusTooLarge, t.tooLarge(limits.maxUploadBytes / megabyte))
      const body = new FormData()
      body.append('image', picture, file.name)
      const { url } = await call(rows.uploadImage, { body })
      return url
    },
  })

export const uploadFailureMessage = (failure: Error): string => {
  const isKnown = failure instanceof Refusal && failure.status !== 404
  return (isKnown && failure.sentence) || t.failed
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** For the file chooser's `accept`. */
export const acceptedPictureTypes = pictureTypes.join(',')

const megabyte = 1_000_000

/** Why this file cannot be uploaded, checked before anything is sent; undefined if it can. */
export function pictureFileError(file: File, maxBytes: number = limits.maxUploadBytes): string | undefined {
  if (!pictureTypes.includes(file.type)) return t.wrongType
  if (file.size > maxBytes) return t.tooLarge(maxBytes / megabyte)
  return undefined
}
