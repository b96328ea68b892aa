import { type RefObject, useEffect } from 'react'
import { findToken } from '#web/api/session.ts'
import { tellWorker } from './tell-worker.ts'

type Read = { id: string; isComplete: boolean; page: RefObject<HTMLElement | null> }

/** What is read now can be read again without a network: the recipe, and the picture that the browser chose for it. */
export function useKeptCopy({ id, isComplete, page }: Read): void {
  useEffect(() => {
    const token = findToken('user')
    if (!isComplete || !token) return
    tellWorker({ kind: 'keepRecipe', path: `/api/recipes/${id}`, authorization: `Bearer ${token}` })
    const image = page.current?.querySelector<HTMLImageElement>('.recipe-photo img')
    if (!image) return
    const keep = () => tellWorker({ kind: 'keepPicture', url: image.currentSrc })
    if (image.complete && image.currentSrc) return keep()
    image.addEventListener('load', keep, { once: true })
    return () => image.removeEventListener('load', keep)
  }, [id, isComplete, page])
}
