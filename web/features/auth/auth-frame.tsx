import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Scene } from '#web/ui/scene.tsx'
import './auth.css'

type Props = { title: string; text: string; children: ReactNode }

/** A form on paper at the left, the laid table at the right where there is room for it. */
export const AuthFrame = ({ title, text, children }: Props) => (
  <div className="auth reaches-footer">
    <div className="auth-main">
      <div className="flex items-center justify-between">
        <Link className="mark" to={pageUrls.home}>
          <Logo />
        </Link>
        <Link className="auth-home" to={pageUrls.home}>
          <Icon name="arrow-left" size="small" />
          Home
        </Link>
      </div>
      <div className="auth-box">
        <h1 className="text-title-lg" tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-3 mb-8 text-ink-2">{text}</p>
        {children}
      </div>
    </div>
    <div className="auth-side">
      <div className="kanga" />
      <Scene name="auth" sizes="(min-width: 64rem) 50vw, 1px" className="auth-scene" />
    </div>
  </div>
)
