import {
  findPrivateAnswer,
  forgetPrivateCopies,
  isStillThere,
  keepPrivateAnswer,
  ownerOf,
} from './private-copies.ts'
import { releaseCopies } from './release.ts'
import { savedCopy } from './saved-copy.ts'

/** The list, what the carousel shows, and one recipe: what is read. Searches are not worth the room. */
export const isKeptAnswer = ({ pathname, search }: URL): boolean =>
  /^\/api\/recipes(\/\d+|\?dietType=\w+)?$/.test(pathname + search)

type Asked = { request: Request; wait: (work: Promise<unknown>) => void }

/** From the network while there is one, else the copy that this very person was given before. */
export async function answer({ request, wait }: Asked): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const isCurrent = isStillThere()
  const authorization = request.headers.get('authorization')
  const owner = authorization ? await ownerOf(authorization) : undefined
  try {
    const response = await fetch(request)
    if (owner && response.status === 401) await forgetPrivateCopies()
    if (!response.ok) return response
    const copy = response.clone()
    wait(owner ? keepPrivateAnswer(copy, { path, owner, isCurrent }) : keepPublicAnswer(path, copy))
    return response
  } catch (failure) {
    const kept = await (owner ? findPrivateAnswer(path, owner) : findPublicAnswer(path))
    if (kept) return kept
    throw failure
  }
}

const keepPublicAnswer = async (path: string, copy: Response): Promise<void> =>
  (await caches.open(releaseCopies)).put(path, await savedCopy(copy))

const findPublicAnswer = async (path: string) =>
  (await caches.open(releaseCopies)).match(path, { ignoreVary: true })
