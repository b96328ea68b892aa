import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/media.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { inspectPicture } from './picture-file.ts'
import { shrinkPicture } from './shrink-picture.ts'

const statusUnsupportedMediaType = 415
const statusTooLarge = 413

/** Stores a picture on our server and returns its address. Other backends do not implement this endpoint. */
export const useUploadImage = () =>
  useSingleFlightMutation({
    mutationFn: async (file: File): Promise<string> => {
      const { format, problem } = await inspectPicture(file)
      if (problem !== undefined) throw new Refusal(statusUnsupportedMediaType, problem)
      const picture = await shrinkPicture(file, format)
      if (picture.size > limits.maxUploadBytes)
        throw new Refusal(statusTooLarge, t.cannotShrink(limits.maxUploadBytes / 1e6))
      const body = new FormData()
      body.append('image', picture, file.name)
      const { url } = await call(rows.uploadImage, { body })
      return url
    },
  })

export const uploadFailureMessage = (failure: Error): string => {
  const isKnown = failure instanceof Refusal && failure.status !== 404
  return (isKnown && failure.sentence) || t.uploadFailed
}
