import { pages } from '#contract/pages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Mark } from '#web/ui/mark.tsx'
import { PrefetchLink } from '#web/ui/prefetch-link.tsx'
import { isDrawn } from '#web/ui/scene.tsx'

export const Hero = () => (
  <section className="hero">
    {isDrawn('hero-wide') ? <HeroPicture /> : <HeroCloth />}
    <div className="hero-inside">
      <p className="mark">
        <Mark />
      </p>
      <h1 tabIndex={-1}>Karibu mezani</h1>
      <p className="hero-text">
        Welcome to the table. Cook what the neighbours cook, from Mombasa to Lima, and pass your own plate
        along.
      </p>
      <div className="hero-actions">
        <PrefetchLink className={buttonClass({ look: 'primary', isLarge: true })} to={pages.recipes}>
          Discover Recipes
        </PrefetchLink>
        <PrefetchLink className={buttonClass({ look: 'quiet', isLarge: true })} to={pages.signup}>
          Sign Up
        </PrefetchLink>
        <PrefetchLink className={buttonClass({ look: 'quiet', isLarge: true })} to={pages.login}>
          Log In
        </PrefetchLink>
      </div>
    </div>
  </section>
)

/** Three crops of the laid table, by the shape of the window. */
const HeroPicture = () => (
  <picture className="hero-picture">
    <source media="(max-aspect-ratio: 3/5)" type="image/avif" srcSet="/scenes/hero-tall.avif" />
    <source media="(max-aspect-ratio: 3/5)" srcSet="/scenes/hero-tall.webp" />
    <source media="(max-aspect-ratio: 1/1)" type="image/avif" srcSet="/scenes/hero-mid.avif" />
    <source media="(max-aspect-ratio: 1/1)" srcSet="/scenes/hero-mid.webp" />
    <source type="image/avif" srcSet="/scenes/hero-wide.avif" />
    <img
      src="/scenes/hero-wide.webp"
      alt="A green table cloth with a kanga border, laid with dishes from many countries"
      fetchPriority="high"
    />
  </picture>
)

const HeroCloth = () => (
  <div className="hero-cloth" aria-hidden="true">
    <div className="kanga" />
    <div className="kanga" />
  </div>
)
