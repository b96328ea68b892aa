/** The drawn scenes in public/scenes/, made by `npm run scenes`: their shapes, and the widths they come in. */
const scenes = {
  'hero-tall': { width: 900, height: 1760, widths: [480, 640, 960] },
  'hero-mid': { width: 1200, height: 1560, widths: [640, 960, 1280] },
  'hero-wide': { width: 1600, height: 920, widths: [1280, 1920] },
  auth: { width: 900, height: 1200, widths: [640, 960] },
  'about-table': { width: 840, height: 1060, widths: [480, 800] },
  'about-spice': { width: 800, height: 1000, widths: [480, 800] },
  'about-hands': { width: 800, height: 1000, widths: [480, 800] },
  contact: { width: 900, height: 600, widths: [480, 800] },
  'empty-plate': { width: 800, height: 800, widths: [320, 640] },
} as const

export type SceneName = keyof typeof scenes

export function sceneSources(name: SceneName) {
  const { width, height, widths } = scenes[name]
  const list = (format: string) => widths.map(size => `/scenes/${name}-${size}.${format} ${size}w`).join(', ')
  return {
    avif: list('avif'),
    webp: list('webp'),
    fallback: `/scenes/${name}-${widths[1]}.webp`,
    width,
    height,
  }
}
