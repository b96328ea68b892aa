import { pageUrls } from '#contract/page-urls.ts'
import { tryAgain } from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DeadEnd } from '#web/ui/dead-end.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'

type Props = { isNotFound: boolean; onRetry: () => void }

export function ChefNotFound({ isNotFound, onRetry }: Props) {
  return (
    <DeadEnd
      title={isNotFound ? t.noSuchChef : t.chefFailed}
      actions={
        <>
          <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.recipes}>
            {t.allRecipes}
          </PrefetchLink>
          {!isNotFound && <Button onClick={onRetry}>{tryAgain}</Button>}
        </>
      }
    >
      <p role="alert">{isNotFound ? t.noSuchChefText : t.chefFailedText}</p>
    </DeadEnd>
  )
}
