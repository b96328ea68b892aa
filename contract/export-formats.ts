/** How a recipe is exported: the ending of its file, and its media type. Cooklang has registered none. */
export const exportFiles = {
  'json-ld': { ending: 'json', type: 'application/ld+json' },
  markdown: { ending: 'md', type: 'text/markdown; charset=utf-8' },
  cooklang: { ending: 'cook', type: 'text/plain; charset=utf-8' },
} as const

export type ExportFormat = keyof typeof exportFiles

export const exportFormats = Object.keys(exportFiles) as ExportFormat[]
