import { pageUrls } from '#contract/page-urls.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Logo } from '#web/ui/logo.tsx'
import { PrefetchLink } from '#web/ui/prefetch-link.tsx'
import { HeroPicture } from './hero-picture.tsx'

export const Hero = () => (
  <section className="hero">
    <HeroPicture />
    <div className="hero-inside">
      <p className="mark">
        <Logo />
      </p>
      <h1 tabIndex={-1}>Karibu mezani</h1>
      <p className="hero-text">
        Welcome to the table. Cook what the neighbours cook, from Mombasa to Lima, and pass your own plate
        along.
      </p>
      <div className="hero-actions">
        <PrefetchLink className={buttonClass({ look: 'primary', isLarge: true })} to={pageUrls.recipes}>
          Discover Recipes
        </PrefetchLink>
        <PrefetchLink className={buttonClass({ look: 'quiet', isLarge: true })} to={pageUrls.signup}>
          Sign Up
        </PrefetchLink>
        <PrefetchLink className={buttonClass({ look: 'quiet', isLarge: true })} to={pageUrls.login}>
          Log In
        </PrefetchLink>
      </div>
    </div>
  </section>
)
