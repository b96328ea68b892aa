import { type Item, isItem, listOf, propertyOf } from './items.ts'
import { attribute, type Page, resolveAddress } from './page.ts'

/** The address of a picture, with the size in pixels that the page declares. 0 means that it declares none. */
export type Picture = { address: string; width: number; height: number }

const sizeOf = (value: unknown): number => {
  const written = isItem(value) ? propertyOf(value, 'value', '@value') : listOf(value)[0]
  const size = Number.parseInt(String(written ?? ''), 10)
  return Number.isFinite(size) && size > 0 && size < 100_000 ? size : 0
}

/** Returns the pictures in a schema.org value: addresses, ImageObjects, references to ImageObjects, and lists of all these. */
export function picturesOf(
  page: Page,
  value: unknown,
  byId: ReadonlyMap<string, Item>,
  depth = 0,
): Picture[] {
  if (depth > 4) return []
  return listOf(value).flatMap((one): Picture[] => {
    if (typeof one === 'string') return pictureAt(page, one)
    if (Array.isArray(one)) return picturesOf(page, one, byId, depth + 1)
    if (!isItem(one)) return []
    const address = propertyOf(one, 'contentUrl', 'url')
    if (address === undefined) {
      const id = one['@id']
      const meant = typeof id === 'string' ? byId.get(id) : undefined
      if (meant && meant !== one) return picturesOf(page, meant, byId, depth + 1)
      return typeof id === 'string' && /\.(?:jpe?g|png|webp|avif)\b/i.test(id) ? pictureAt(page, id) : []
    }
    const [width, height] = [sizeOf(propertyOf(one, 'width')), sizeOf(propertyOf(one, 'height'))]
    return picturesOf(page, address, byId, depth + 1).map(picture => ({
      address: picture.address,
      width: width || picture.width,
      height: height || picture.height,
    }))
  })
}

function pictureAt(page: Page, written: string): Picture[] {
  const address = resolveAddress(page, written)
  return address ? [{ address, ...sizeInAddress(address) }] : []
}

/** Reads a size from the address: `-300x200.jpg`, `?w=300&h=200`, `/w_300,h_200/`. */
function sizeInAddress(address: string): { width: number; height: number } {
  const pair = /(?:^|[^\d])(\d{2,4})x(\d{2,4})(?=[^\d]|$)/i.exec(address)
  if (pair) return { width: Number(pair[1]), height: Number(pair[2]) }
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams()
  const side = (...names: string[]) => sizeOf(names.map(name => query.get(name)).find(Boolean))
  return {
    width: side('w', 'width', 'wid') || sizeOf(/[/,]w_(\d{2,4})[/,]/.exec(address)?.[1]),
    height: side('h', 'height', 'hei') || sizeOf(/[/,]h_(\d{2,4})[/,]/.exec(address)?.[1]),
  }
}

/** True for pictures on a recipe's page that do not show the recipe, for example logos and icons. */
const isOrnament = (address: string): boolean =>
  /(?:^|[/_.-])(?:logo|icon|favicon|avatar|gravatar|sprite|placeholder|spacer|pixel|blank)s?(?:[/_.-]|\d|$)/i.test(
    URL.canParse(address) ? new URL(address).pathname : address,
  )

/** Returns the pictures that a page declares for link previews. */
export function sharedPictures(page: Page): Picture[] {
  const pictures: Picture[] = []
  for (const element of page.elements) {
    if (element.tagName !== 'meta') continue
    const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? '').toLowerCase()
    const content = attribute(element, 'content')
    const latest = pictures.at(-1)
    if (/^(?:og:image|og:image:url|og:image:secure_url|twitter:image|twitter:image:src)$/.test(name)) {
      const [picture] = pictureAt(page, content ?? '')
      if (picture && picture.address !== latest?.address) pictures.push(picture)
    } else if (latest && name === 'og:image:width') latest.width = sizeOf(content)
    else if (latest && name === 'og:image:height') latest.height = sizeOf(content)
  }
  return pictures
}

/** Returns the largest picture by the declared sizes, or the first one if no size is declared. Undefined if there is none. */
export function choosePicture(pictures: readonly Picture[]): string | undefined {
  const shown = pictures.filter(({ address }) => !isOrnament(address))
  const area = ({ width, height }: Picture) => (width || height) * (height || width)
  const [first, ...others] = shown
  if (!first) return undefined
  return others.reduce((largest, one) => (area(one) > area(largest) ? one : largest), first).address
}
