import { hasPrivateAnswer } from './private-copies.ts'
import {
  findOfflinePage,
  findRecipePage,
  findReleaseFile,
  isOfThisRelease,
  releaseCopies,
} from './release.ts'

/** The same for everybody, and nothing secret in their addresses. */
const publicPage = /^\/(recipes|aboutus|contactus|login|signup)?$/i
const recipePage = /^\/recipes\/([^/]+)$/i

type Asked = {
  request: Request
  /** The browser asked while the worker was still waking up. */
  preloaded: Promise<Response | undefined>
  wait: (work: Promise<unknown>) => void
}

/** From the network while there is one; else as it was seen last; else a page that says what to do. */
export async function answerPage({ request, preloaded, wait }: Asked): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/(?!^)\/+$/, '')
  try {
    const response = (await preloaded) ?? (await fetch(request))
    if (response.ok && publicPage.test(path)) wait(keepPage(path + search, response.clone()))
    return response
  } catch {
    return (await findPage(path, search)) ?? (await findOfflinePage()) ?? Response.error()
  }
}

async function keepPage(path: string, page: Response): Promise<void> {
  if (await isOfThisRelease(page.clone())) await (await caches.open(releaseCopies)).put(path, page)
}

async function findPage(path: string, search: string): Promise<Response | undefined> {
  const [, id] = recipePage.exec(path) ?? []
  if (id) return (await hasPrivateAnswer(`/api/recipes/${id}`)) ? findRecipePage() : undefined
  return publicPage.test(path) ? findReleaseFile(path + search) : undefined
}
