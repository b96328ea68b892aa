import type { ReactNode } from 'react'

type Props = { children: ReactNode; isHidden?: boolean }

export const RecipeGrid = ({ children, isHidden }: Props) => (
  <ul className="card-grid" hidden={isHidden}>
    {children}
  </ul>
)

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

export const RecipeGridSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <RecipeGrid>
      {skeletons.map(key => (
        <li key={key}>
          <RecipeCardSkeleton />
        </li>
      ))}
    </RecipeGrid>
  </div>
)

/** A card's exact shape while the recipes are on their way. */
const RecipeCardSkeleton = () => (
  <div className="card" aria-hidden="true">
    <div className="picture skeleton" />
    <div className="card-text">
      <div className="card-top">
        <span className="skeleton h-3 w-24" />
      </div>
      <div className="skeleton mt-2 h-6 w-3/4" />
      <div className="skeleton mt-3 h-4 w-2/5" />
      <div className="skeleton mt-3 h-4 w-3/5" />
    </div>
    <div className="card-end">
      <span className="skeleton my-3 h-3 w-24" />
    </div>
  </div>
)
