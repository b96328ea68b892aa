import { type SceneName, sceneSources } from '#web/ui/scene-files.ts'

/** The window's shape chooses the crop; the tall one is asked for smaller than a 3x phone would, for its weight. */
const crops: { name: SceneName; media?: string; sizes: string }[] = [
  { name: 'hero-tall', media: '(max-aspect-ratio: 3/5)', sizes: '55vw' },
  { name: 'hero-mid', media: '(max-aspect-ratio: 1/1)', sizes: '80vw' },
  { name: 'hero-wide', sizes: '100vw' },
]

/** Three crops of the laid table. */
export const HeroPicture = () => (
  <picture className="hero-picture">
    {crops.flatMap(({ name, media, sizes }) => {
      const { avif, webp } = sceneSources(name)
      return [
        <source key={`${name} avif`} media={media} type="image/avif" srcSet={avif} sizes={sizes} />,
        <source key={`${name} webp`} media={media} type="image/webp" srcSet={webp} sizes={sizes} />,
      ]
    })}
    <img
      src={sceneSources('hero-wide').fallback}
      alt="A green table cloth with a kanga border, laid with dishes from many countries"
      fetchPriority="high"
    />
  </picture>
)
