import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import type { Auth } from '#web/features/auth/use-auth.ts'
import { UnseenLink } from '#web/features/notifications/unseen-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { buttonRowClass } from '#web/ui/layouts.ts'
import { PrefetchLink } from '#web/ui/link.tsx'
import styles from './navigation-bar.module.css'
import { NavigationList } from './navigation-list.tsx'
import { PhoneMenu, phoneMenuId } from './phone-menu.tsx'
import { UserMenu } from './user-menu.tsx'

/** The bar's content, once it is known whether a user is signed in. */
export const NavigationBar = ({ auth }: { auth: Auth }) => (
  <>
    <nav className={styles.links} aria-label={t.mainNavigation}>
      <NavigationList auth={auth} />
    </nav>
    <div className={styles.account}>
      {auth === 'authenticated' ? (
        <>
          <UnseenLink className={styles.unseen} />
          <UserMenu />
        </>
      ) : (
        <SignInLinks />
      )}
    </div>
    <button
      type="button"
      className={`${iconButtonClass} ${styles.burger}`}
      aria-label={t.menu}
      popoverTarget={phoneMenuId}
    >
      <Icon name="menu" size="large" />
    </button>
    <PhoneMenu auth={auth} />
  </>
)

const SignInLinks = () => (
  <div className={buttonRowClass}>
    <PrefetchLink className={buttonClass({ look: 'text' })} to={pageUrls.login}>
      {t.logIn}
    </PrefetchLink>
    <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.signup}>
      {t.signUp}
    </PrefetchLink>
  </div>
)
