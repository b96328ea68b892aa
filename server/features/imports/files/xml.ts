import { decodeXML } from 'entities'

/** An element of XML with the text that stands directly in it. */
export type XmlElement = { name: string; text: string; children: XmlElement[] }

const maxDepth = 50

/**
 * The elements of a document as applications write it, without attributes and namespaces. No entity but those of XML itself is
 * known, so that none can be defined; what is not closed ends with what is around it.
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

/** All elements of the name, the outer ones only. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap(child => (child.name === name ? [child] : elementsNamed(child, name)))
}
