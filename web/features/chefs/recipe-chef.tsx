import { useQuery } from '@tanstack/react-query'
import { pages } from '#contract/pages.ts'
import { useToken } from '#web/api/session.ts'
import type { Recipe } from '#web/features/recipes/recipe.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PrefetchLink } from '#web/ui/prefetch-link.tsx'
import { chefQueries } from './chef.queries.ts'
import { FollowButton } from './follow-button.tsx'

type Author = NonNullable<Recipe['author']>

/** The chef as the recipe names them, and the member who published it where the backend says who that is. */
export const RecipeChef = ({ recipe }: { recipe: Recipe }) => {
  const { author, chefName, chefImage } = recipe
  const isOwn = author?.name === chefName
  return (
    <div className="chef recipe-chef">
      <Avatar name={chefName} picture={chefImage} size="medium" />
      <div>
        {author && isOwn ? <ChefLink author={author} /> : <span>{chefName}</span>}
        {author && (
          <small>
            {!isOwn && (
              <span>
                Shared by <ChefLink author={author} />
              </span>
            )}
            <ChefLine author={author} isOwn={isOwn} />
          </small>
        )}
      </div>
    </div>
  )
}

const ChefLink = ({ author }: { author: Author }) => (
  <PrefetchLink className="chef-link" to={pages.chef(author.id)}>
    {author.name}
  </PrefetchLink>
)

/** What more is known of the member; that it cannot be asked is no reason to say so. */
function ChefLine({ author, isOwn }: { author: Author; isOwn: boolean }) {
  const isSignedIn = useToken('user') !== null
  const { data: chef } = useQuery(chefQueries.chef(author.id, isSignedIn))
  if (!chef) return null
  return (
    <>
      {isOwn && chef.title && <span>{chef.title}</span>}
      <FollowButton chef={chef} look="link" />
    </>
  )
}
