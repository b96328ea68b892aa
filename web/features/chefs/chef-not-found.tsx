import { pageUrls } from '#contract/page-urls.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Scene } from '#web/ui/scene.tsx'

type Props = { isNotFound: boolean; onRetry: () => void }

export function ChefNotFound({ isNotFound, onRetry }: Props) {
  return (
    <div className="page dead-end">
      <Scene name="empty-plate" sizes="(min-width: 64rem) 32rem, 80vw" className="empty-plate" />
      <h1 tabIndex={-1}>{isNotFound ? 'Nobody by that name' : 'The cook cannot be shown'}</h1>
      <p role="alert">
        {isNotFound
          ? 'This seat is empty. The cook may have left the table.'
          : 'The kitchen did not answer. It may be there in a moment.'}
      </p>
      <div className="dead-end-actions">
        <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.recipes}>
          All recipes
        </PrefetchLink>
        {!isNotFound && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </div>
  )
}
