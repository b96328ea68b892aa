/**
 * Returns the same key for every spelling of a country or a diet: "Côte d’Ivoire" and "cote d'ivoire", 'Guinea-Bissau' and
 * 'Guinea Bissau'. The database function `facet_key` does the same.
 */
export const facetKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´ʼʻ]/g, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .trim()
    .replace(/(\S)[\s‐‑-]+(?=\S)/g, '$1 ')

export const isSameFacet = (one: string, other: string): boolean => facetKey(one) === facetKey(other)
