import { pages } from '#contract/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PrefetchLink } from '#web/ui/prefetch-link.tsx'
import { Scene } from '#web/ui/scene.tsx'

type Props = { isGone: boolean; onRetry: () => void }

export function ChefNotFound({ isGone, onRetry }: Props) {
  return (
    <div className="page dead-end">
      <Scene name="empty-plate" sizes="(min-width: 64rem) 32rem, 80vw" className="empty-plate" />
      <h1 tabIndex={-1}>{isGone ? 'Nobody by that name' : 'The cook cannot be shown'}</h1>
      <p role="alert">
        {isGone
          ? 'This seat is empty. The cook may have left the table.'
          : 'The kitchen did not answer. It may be there in a moment.'}
      </p>
      <div className="dead-end-actions">
        <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pages.recipes}>
          All recipes
        </PrefetchLink>
        {!isGone && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </div>
  )
}
