import { type SceneName, sceneSources } from '#web/ui/scene-files.ts'

/** The window's shape chooses the crop; the tall one is asked for smaller than a 3x phone would, for its weight. */
const crops: [SceneName, sizes: string, media?: string][] = [
  ['hero-tall', '55vw', '(max-aspect-ratio:3/5)'],
  ['hero-mid', '80vw', '(max-aspect-ratio:1/1)'],
  ['hero-wide', '100vw'],
]

/** Three crops of the laid table. */
export const HeroPicture = () => (
  <picture className="hero-picture">
    {crops.map(([name, sizes, media]) => (
      <source key={name} media={media} type="image/avif" srcSet={sceneSources(name).avif} sizes={sizes} />
    ))}
    {crops.map(([name, sizes, media]) => (
      <source key={name} media={media} srcSet={sceneSources(name).webp} sizes={sizes} />
    ))}
    <img
      src={sceneSources('hero-wide').fallback}
      alt="A green table cloth with a kanga border, laid with dishes from many countries"
      fetchPriority="high"
    />
  </picture>
)
