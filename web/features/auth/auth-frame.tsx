import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { home } from '#texts/app.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { kangaBorderClass } from '#web/ui/kanga-border.ts'
import { Link } from '#web/ui/link.tsx'
import { Logo, logoClass } from '#web/ui/logo.tsx'
import { Scene } from '#web/ui/scene.tsx'
import styles from './auth-frame.module.css'

type Props = {
  title: string
  text: ReactNode
  children: ReactNode
  /** The page has the bar, with the logo and the way home. */
  isUnderBar?: boolean
}

/** A form on paper. If there is room, the laid table is beside it. */
export const AuthFrame = ({ title, text, children, isUnderBar = false }: Props) => (
  <div className={styles.root} data-reaches-footer>
    <div className={styles.main}>
      {!isUnderBar && (
        <div className={styles.head}>
          <Link className={logoClass} to={pageUrls.home}>
            <Logo />
          </Link>
          <BackLink to={pageUrls.home}>{home}</BackLink>
        </div>
      )}
      <div className={styles.box}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
    <div className={styles.side}>
      <div className={`${kangaBorderClass} ${styles.border}`} />
      <Scene name="auth" sizes="(min-width: 64rem) 50vw, 1px" className={styles.scene} />
    </div>
  </div>
)
