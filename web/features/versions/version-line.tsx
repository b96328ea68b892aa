import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipe-detail.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './version-line.module.css'

const NewestChange = lazyPart(() => import('./newest-change.tsx'), 'NewestChange')

/** The number of the recipe's version, with a link to earlier ones. Nothing is shown for a recipe that was never changed. */
export const VersionLine = ({ recipe: { id, version } }: { recipe: Recipe }) =>
  version !== undefined &&
  version > 1 && (
    <div className={styles.root}>
      <Icon name="history" size="small" />
      <div>
        <Link to={pageUrls.recipeVersions(id)}>{t.versionNumber(version)}</Link>
        <NewestChange recipeId={id} version={version} />
      </div>
    </div>
  )
