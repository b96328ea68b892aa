import { choosePicture, type Picture } from './images.ts'
import { imageAddress } from './marked-items.ts'
import { attribute, type Element, type Page, parentOf, resolveAddress } from './page.ts'

const aroundTags = new Set(['nav', 'footer', 'aside', 'header'])
const leastPixels = 250
const maxPictures = 100

/** Returns the largest picture that the page itself shows. For pages that declare no picture. */
export function shownPicture(page: Page): string | undefined {
  const pictures = page.elements
    .filter(element => element.tagName === 'img' && !isAround(element))
    .slice(0, maxPictures)
    .flatMap((element): Picture[] => {
      const address = resolveAddress(page, imageAddress(element))
      if (!address || /\.(?:svg|gif)(?:$|\?)/i.test(address)) return []
      const [width, height] = [pixels(element, 'width') || widestSource(element), pixels(element, 'height')]
      const isSmall = Math.max(width, height) > 0 && Math.max(width, height) < leastPixels
      return isSmall ? [] : [{ address, width, height }]
    })
  return choosePicture(pictures)
}

const pixels = (element: Element, name: string): number => {
  const size = Number.parseInt(attribute(element, name) ?? '', 10)
  return size > 0 && size < 20_000 ? size : 0
}

const widestSource = (element: Element): number =>
  Math.max(
    0,
    ...[...(attribute(element, 'srcset') ?? '').slice(0, 4_000).matchAll(/\s(\d{2,5})w/g)].map(found =>
      Number(found[1]),
    ),
  )

function isAround(element: Element): boolean {
  for (let up = parentOf(element); up; up = parentOf(up)) if (aroundTags.has(up.tagName)) return true
  return false
}
