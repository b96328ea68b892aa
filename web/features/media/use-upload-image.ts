import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useAct } from '#web/api/use-act.ts'
import { pictureFault } from './picture-file.ts'

const unsupported = 415

/** Stores a picture with our server and answers its address. Other backends do not know this call. */
export const useUploadImage = () =>
  useAct({
    mutationFn: async (file: File): Promise<string> => {
      const fault = pictureFault(file)
      if (fault) throw new Refusal(unsupported, fault)
      const body = new FormData()
      body.append('image', file)
      const { url } = await call('POST', '/api/images', { body })
      return url
    },
  })

const cannotUpload = 'The picture could not be uploaded. Try again, or paste its address instead.'

export const uploadFailure = (failure: Error): string => {
  const isKnown = failure instanceof Refusal && failure.status !== 404
  return (isKnown && failure.sentence) || cannotUpload
}
