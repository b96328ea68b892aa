import { BrandIcon } from '#web/ui/icon.tsx'
import { share, shareTargets } from './share.ts'

type Props = { recipe: { id: string; title: string } }

export const ShareButtons = ({ recipe }: Props) => (
  <fieldset className="share" aria-label={`Share ${recipe.title}`}>
    {shareTargets.map(target => (
      <button
        key={target.brand}
        type="button"
        className="icon-button"
        aria-label={`Share on ${target.name}`}
        onClick={() => share(recipe, target)}
      >
        <BrandIcon brand={target.brand} />
      </button>
    ))}
  </fieldset>
)
