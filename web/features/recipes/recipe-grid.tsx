import type { ReactNode } from 'react'
import { RecipeCardSkeleton } from './recipe-card-skeleton.tsx'

type Props = { children: ReactNode; isGone?: boolean }

export const RecipeGrid = ({ children, isGone }: Props) => (
  <ul className="card-grid" hidden={isGone}>
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
