import { siteName } from '#texts/app.ts'

/** The class of the link or line around the logo. */
export { root as logoClass } from './logo.module.css'

/** The site's mark: a plate with a kanga's diamond. */
export const Mark = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <circle cx="14" cy="14" r="13" fill="#e7a52e" />
    <circle cx="14" cy="14" r="9.6" fill="#b8432a" />
    <path d="M14 6.6l7.4 7.4-7.4 7.4-7.4-7.4z" fill="#f7ecd2" />
    <path d="M14 10.4l3.6 3.6-3.6 3.6-3.6-3.6z" fill="#1a4530" />
  </svg>
)

/** The logo: the mark and the name. */
export const Logo = () => (
  <>
    <Mark />
    <span>{siteName}</span>
  </>
)
