import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import * as ui from '#texts/ui.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Logo, logoClass } from '#web/ui/logo.tsx'
import { type SceneName, sceneSources } from '#web/ui/scene.tsx'
import styles from './hero.module.css'

export const Hero = () => (
  <section className={styles.root}>
    <HeroPicture />
    <div className={styles.inside}>
      <p className={`${logoClass} ${styles.logo}`}>
        <Logo />
      </p>
      <h1 tabIndex={-1}>{t.karibuMezani}</h1>
      <p className={styles.text}>{t.welcome}</p>
      <div className={styles.actions}>
        <PrefetchLink
          className={buttonClass({ look: 'primary', isLarge: true }, styles.primary)}
          to={pageUrls.recipes}
        >
          {ui.discoverRecipes}
        </PrefetchLink>
        <PrefetchLink
          className={buttonClass({ look: 'quiet', isLarge: true }, styles.quiet)}
          to={pageUrls.signup}
        >
          {t.signUp}
        </PrefetchLink>
        <PrefetchLink
          className={buttonClass({ look: 'quiet', isLarge: true }, styles.quiet)}
          to={pageUrls.login}
        >
          {t.logIn}
        </PrefetchLink>
      </div>
    </div>
  </section>
)

/** The window's shape chooses the crop. The tall one is requested smaller than a phone with 3x density would, to save bytes. */
const crops: [SceneName, sizes: string, media?: string][] = [
  ['hero-tall', '55vw', '(max-aspect-ratio:3/5)'],
  ['hero-mid', '80vw', '(max-aspect-ratio:1/1)'],
  ['hero-wide', '100vw'],
]

/** Three crops of the hero picture. */
const HeroPicture = () => (
  <picture className={styles.picture}>
    {crops.map(([name, sizes, media]) => (
      <source key={name} media={media} type="image/avif" srcSet={sceneSources(name).avif} sizes={sizes} />
    ))}
    {crops.map(([name, sizes, media]) => (
      <source key={name} media={media} srcSet={sceneSources(name).webp} sizes={sizes} />
    ))}
    <img src={sceneSources('hero-wide').fallback} alt={t.heroPicture} fetchPriority="high" />
  </picture>
)
