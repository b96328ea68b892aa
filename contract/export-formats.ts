/** The export formats of a recipe, with their file extensions and media types. Cooklang has no registered media type. */
export const exportFiles = {
  'json-ld': { ending: 'json', type: 'application/ld+json' },
  markdown: { ending: 'md', type: 'text/markdown; charset=utf-8' },
  cooklang: { ending: 'cook', type: 'text/plain; charset=utf-8' },
} as const

export type ExportFormat = keyof typeof exportFiles

export const exportFormats = Object.keys(exportFiles) as ExportFormat[]
