import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { pictureFileError } from './picture-file.ts'

const statusUnsupportedMediaType = 415

/** Stores a picture with our server and answers its address. Other backends do not know this call. */
export const useUploadImage = () =>
  useSingleFlightMutation({
    mutationFn: async (file: File): Promise<string> => {
      const fileError = pictureFileError(file)
      if (fileError) throw new Refusal(statusUnsupportedMediaType, fileError)
      const body = new FormData()
      body.append('image', file)
      const { url } = await call(rows.uploadImage, { body })
      return url
    },
  })

const uploadFailedMessage = 'The picture could not be uploaded. Try again, or paste its address instead.'

export const uploadFailureMessage = (failure: Error): string => {
  const isKnown = failure instanceof Refusal && failure.status !== 404
  return (isKnown && failure.sentence) || uploadFailedMessage
}
