import { pages } from '#contract/pages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Mark } from '#web/ui/mark.tsx'
import { PrefetchLink } from '#web/ui/prefetch-link.tsx'
import { HeroPicture } from './hero-picture.tsx'

export const Hero = () => (
  <section className="hero">
    <HeroPicture />
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
