import { type RefObject, useEffect } from 'react'
import { findToken } from '#web/api/session.ts'
import { postToWorker } from './post-to-worker.ts'

type Options = { id: string; isComplete: boolean; page: RefObject<HTMLElement | null> }

/** What is read now can be read again without a network: the recipe, and the picture that the browser chose for it. */
export function useSaveOfflineCopy({ id, isComplete, page }: Options): void {
  useEffect(() => {
    const token = findToken('user')
    if (!isComplete || !token) return
    postToWorker({ kind: 'keepRecipe', path: `/api/recipes/${id}`, authorization: `Bearer ${token}` })
    const image = page.current?.querySelector<HTMLImageElement>('.recipe-photo img')
    if (!image) return
    const savePicture = () => postToWorker({ kind: 'keepPicture', url: image.currentSrc })
    if (image.complete && image.currentSrc) return savePicture()
    image.addEventListener('load', savePicture, { once: true })
    return () => image.removeEventListener('load', savePicture)
  }, [id, isComplete, page])
}
