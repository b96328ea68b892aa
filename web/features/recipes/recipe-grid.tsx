import type { ReactNode, Ref } from 'react'
import { RecipeCardSkeleton } from './recipe-card-skeleton.tsx'

type Props = { children: ReactNode; ref?: Ref<HTMLUListElement> }

export const RecipeGrid = ({ children, ref }: Props) => (
  <ul className="card-grid" ref={ref}>
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
