import { decodeXML } from 'entities'

/** An XML element. `text` is the text directly in it. */
export type XmlElement = { name: string; text: string; children: XmlElement[] }

const maxDepth = 50

/**
 * Parses a document as applications write it, without attributes and namespaces. Knows only XML's predefined entities, so a document
 * cannot define any. An element that is not closed ends with the element around it.
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  const token =
    /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[!?][^>]*>|<(\/?)([A-Za-z_][\w:.-]*)[^>]*?(\/?)>|([^<]+)/g
  for (const [, cdata, closing, name = '', isEmpty, plain] of text.matchAll(token)) {
    const current = open.at(-1) as XmlElement
    if (cdata !== undefined) current.text += cdata
    else if (plain !== undefined) current.text += decodeXML(plain)
    else if (closing) {
      const at = open.findLastIndex(one => one.name === name.toLowerCase())
      if (at > 0) open.length = at
    } else if (name && open.length < maxDepth) {
      const element = { name: name.toLowerCase(), text: '', children: [] }
      current.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  return root
}

export const childrenNamed = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter(child => child.name === name)

/** Returns the elements with this name, but not those inside another one of them. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap(child => (child.name === name ? [child] : elementsNamed(child, name)))
}
