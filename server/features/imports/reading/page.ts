import { parse, type DefaultTreeAdapterTypes as parse5, defaultTreeAdapter as tree } from 'parse5'

export type Element = parse5.Element
type Node = parse5.Node

/** A parsed document: its elements in their order, and what is asked of them often. */
export type Page = {
  elements: readonly Element[]
  /** As whoever sent the page says; relative addresses are resolved with it. */
  url: URL | undefined
}

/** Browsers cut off at a like depth; below it no page has content, and recursion over the rest is safe. */
const maxDepth = 400

/** Parses HTML as a browser without scripts does: broken markup is mended, and what `noscript` has is content. */
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

/** The value of an attribute; undefined without it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(one => one.name === name)?.value

export const classesOf = (element: Element): string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)

/** All elements below this one, in their order. */
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

/** An absolute http(s) address without a fragment's noise, as the page means it; undefined where it is none. */
export function resolveAddress(page: Pick<Page, 'url'>, written: string | undefined): string | undefined {
  const address = written?.trim() ?? ''
  if (!address || !URL.canParse(address, page.url?.href)) return undefined
  const { protocol, href } = new URL(address, page.url?.href)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
