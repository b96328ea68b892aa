import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import { sharedBy } from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { useToken } from '#web/api/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { chefQueries } from './chef.queries.ts'
import { FollowButton } from './follow-button.tsx'
import styles from './recipe-chef.module.css'

type Author = NonNullable<Recipe['author']>

/** The chef as the recipe names them, and the member who published it, if the backend sends that. */
export const RecipeChef = ({ recipe }: { recipe: Recipe }) => {
  const { author, chefName, chefImage } = recipe
  const isAuthorChef = author?.name === chefName
  return (
    <div className={styles.root}>
      <Avatar name={chefName} picture={chefImage} size="medium" className={styles.avatar} />
      <div>
        {author && isAuthorChef ? <ChefLink author={author} /> : <span>{chefName}</span>}
        {author && (
          <small>
            {!isAuthorChef && <span>{sharedBy(<ChefLink key="author" author={author} />)}</span>}
            <AuthorDetails author={author} isOwn={isAuthorChef} />
          </small>
        )}
      </div>
    </div>
  )
}

const ChefLink = ({ author }: { author: Author }) => (
  <PrefetchLink className={styles.link} to={pageUrls.chef(author.id)}>
    {author.name}
  </PrefetchLink>
)

/** Optional details of the member. A failure to load them is not shown. */
function AuthorDetails({ author, isOwn: isAuthorChef }: { author: Author; isOwn: boolean }) {
  const isSignedIn = useToken('user') !== null
  const { data: chef } = useQuery(chefQueries.chef(author.id, isSignedIn))
  if (!chef) return null
  return (
    <>
      {isAuthorChef && chef.title && <span>{chef.title}</span>}
      <FollowButton chef={chef} look="link" />
    </>
  )
}
