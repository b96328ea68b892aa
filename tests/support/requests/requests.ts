import sharp from 'sharp'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { multipart, type RawRequest } from '../call.ts'
import { aModerator } from '../cases.ts'
import { aRecipeFile } from '../imports.ts'
import { openOtherSite, recipePage } from '../other-site.ts'
import { aMember, anAdmin, type Member } from '../people.ts'
import { publishRecipe } from '../recipes.ts'
import { openUnthrottled, type TestSite } from '../site.ts'
import { type Caller, preparations, storeRow } from './preparations.ts'

/** A request that its caller may send, once. */
export type ValidRequest = {
  method: string
  path: string
  /** What stands for `{id}` in the path. */
  id: string
  body: Record<string, unknown> | undefined
  form: { body: Buffer; type: string } | undefined
  /** Undefined if no token is needed. */
  token: string | undefined
}

type OpenSite = Pick<TestSite, 'db' | 'url' | 'services' | 'log'>

type Given = {
  caller?: Caller | undefined
  /**
   * The owner of the draft, cook, notice … that the request is about. By default the caller, or a new member if the caller acts
   * as a moderator or administrator.
   */
  owner?: Caller
  photo?: Buffer
}

/**
 * Makes valid requests of any operation: its row's example, about rows that are stored for it. The cook owns the recipes that
 * belong to none of the callers.
 */
export async function openRequests({ db, url: siteUrl, services, log }: OpenSite, givenCook?: Member) {
  // Unthrottled, so that what is stored for a request counts towards no rate.
  const { call } = await openUnthrottled({ services, log })
  const site = { db, url: siteUrl, services, call }
  const cook = givenCook ?? (await aMember(site))
  const [moderator, admin] = [await aModerator(site), await anAdmin(site)]
  const recipeId = await publishRecipe(site, cook)
  const { url } = await openOtherSite({ '/ugali': recipePage })
  const shared = { site, cook, recipeId, pageUrl: `${url}/ugali` }
  const smallPicture = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#b02d18' } })
    .png()
    .toBuffer()
  /** Rows that are only read and therefore serve many requests. */
  const readRows = new Map<string, Promise<number | string>>()

  async function aCaller(row: Endpoint): Promise<Caller> {
    const { access, path } = row
    if (access === 'moderator' && !path.includes('/recoveries/')) return moderator
    if (access === 'moderator') return { ...admin, isAdmin: true }
    if (!path.startsWith('/api/admin/')) return aMember(site)
    return { ...(changesCaller(row) ? await anAdmin(site) : admin), isAdmin: true }
  }

  async function prepare(operation: Operation, given: Given = {}): Promise<ValidRequest> {
    const row: Endpoint = routes[operation]
    const { method, fileField, example } = row
    const usual = changesCaller(row) ? undefined : given.owner
    const caller = given.caller ?? usual ?? (await aCaller(row))
    const isOwn = !caller.isAdmin && row.access !== 'moderator'
    const owner = given.owner ?? (isOwn ? caller : await aMember(site))
    const about = { ...shared, caller, owner }
    const prepared = (await preparations[operation]?.(about)) ?? {}

    async function findId(): Promise<number | string> {
      if (prepared.id !== undefined || !row.path.includes('{id}')) return prepared.id ?? ''
      if (method !== 'GET') return storeRow(row.path, about)
      const key = `${row.path.split('{')[0]} ${owner.id}`
      const stored = readRows.get(key) ?? Promise.resolve(storeRow(row.path, about))
      readRows.set(key, stored)
      return stored
    }

    const id = String(await findId())
    const file =
      operation === 'importFile' ? Buffer.from(aRecipeFile('Ugali')) : (given.photo ?? smallPicture)
    return {
      method,
      path: row.path.replace('{id}', id).replace('{number}', '1') + (prepared.query ?? ''),
      id,
      body: row.body && { ...example?.body, ...prepared.body },
      form: fileField ? multipart(fileField, file, example?.file) : undefined,
      token: usesToken(row) ? caller.token : undefined,
    }
  }

  return { recipeId, prepare }
}

/** Checks whether the request has a token. Anyone may log out, but only a token says which session ends. */
const usesToken = ({ access, path }: Endpoint): boolean => access !== 'anyone' || path.endsWith('/logout')

/**
 * Checks whether the operation ends the caller's session or changes how the account is secured, so that the next request needs
 * another caller.
 */
export const changesCaller = (row: Endpoint): boolean =>
  usesToken(row) && /^\/api\/(auth\/|users\/current\/|admin\/(logout|proof|second-factor))/.test(row.path)

/** Returns the request as bytes, with the caller's token or with other headers in its place. */
export function asRaw(
  { method, path, body, form, token }: ValidRequest,
  credentials: string[] = token ? ['authorization', `Bearer ${token}`] : [],
): RawRequest {
  const type = form?.type ?? (body && 'application/json')
  const bytes = form?.body ?? (body && JSON.stringify(body))
  return {
    method,
    path,
    headers: [...credentials, ...(type ? ['content-type', type] : [])],
    ...(bytes !== undefined && { body: bytes }),
  }
}
