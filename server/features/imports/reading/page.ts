import { parse, type DefaultTreeAdapterTypes as parse5, defaultTreeAdapter as tree } from 'parse5'

export type Element = parse5.Element
type Node = parse5.Node

/** A parsed document with its elements in their order. */
export type Page = {
  elements: readonly Element[]
  /** The address that came with the page. Relative addresses are resolved with it. */
  url: URL | undefined
}

/** Browsers cut off at a similar depth. No page has content below it, and recursion up to this depth is safe. */
const maxDepth = 400

/** Parses HTML as a browser without scripts does. Broken markup is repaired, and `noscript` elements have content. */
export function parsePage(html: string, address: string): Page {
  const root = parse(html, { scriptingEnabled: false })
  const elements: Element[] = []
  const pending: { node: Node; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next
    if (tree.isElementNode(node)) elements.push(node)
    if (!('childNodes' in node)) continue
    const children = contentOf(node)
    if (depth >= maxDepth) node.childNodes = []
    else
      for (let index = children.length - 1; index >= 0; index -= 1)
        pending.push({ node: children[index] as Node, depth: depth + 1 })
  }
  return { elements, url: URL.canParse(address) ? new URL(address) : undefined }
}

const contentOf = (node: Extract<Node, { childNodes: unknown }>): readonly Node[] =>
  'content' in node ? node.content.childNodes : node.childNodes

export const childrenOf = (element: Element): readonly Node[] => contentOf(element)

export const elementsIn = (element: Element): Element[] => childrenOf(element).filter(tree.isElementNode)

export const parentOf = (element: Element): Element | undefined =>
  element.parentNode && tree.isElementNode(element.parentNode) ? element.parentNode : undefined

/** Returns the value of an attribute. Undefined if the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(one => one.name === name)?.value

export const classesOf = (element: Element): string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)

/** Returns all elements inside this one, in document order. */
export function descendantsOf(element: Element): Element[] {
  const found: Element[] = []
  const visit = (from: Element) => {
    for (const child of elementsIn(from)) {
      found.push(child)
      visit(child)
    }
  }
  visit(element)
  return found
}

export const isInside = (element: Element, ancestor: Element): boolean => {
  for (let up: Element | undefined = element; up; up = parentOf(up)) if (up === ancestor) return true
  return false
}

/** Resolves an address against the page's address. Undefined if the result is no HTTP or HTTPS address. */
export function resolveAddress(page: Pick<Page, 'url'>, written: string | undefined): string | undefined {
  const address = written?.trim() ?? ''
  if (!address || !URL.canParse(address, page.url?.href)) return undefined
  const { protocol, href } = new URL(address, page.url?.href)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
