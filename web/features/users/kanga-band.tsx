import { useId } from 'react'
import './kanga-band.css'

type Props = {
  /** Whose it is: the same name always has the same cloth. */
  name: string
  /** A drawn kanga, once the site draws them; it lies over the woven ground. */
  picture?: string
}

const grounds = 3
const petals = [0, 45, 90, 135, 180, 225, 270, 315]

function groundOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % grounds
}

/** A cook's own cloth at the head of their page: ringed flowers and diamonds, in one of three grounds. */
export function KangaBand({ name, picture }: Props) {
  const id = useId()
  return (
    <div className="kanga-band" data-ground={groundOf(name)} aria-hidden="true">
      <svg width="100%" height="100%" aria-hidden="true">
        <pattern
          id={id}
          width="150"
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-8) translate(20 -34)"
        >
          <circle className="kanga-ring" cx="75" cy="75" r="52" />
          {petals.map(turn => (
            <path
              key={turn}
              className="kanga-petal"
              d="M75 69c-9-9-10-22 0-34c10 12 9 25 0 34z"
              transform={`rotate(${turn} 75 75)`}
            />
          ))}
          <circle className="kanga-heart" cx="75" cy="75" r="10" />
          <path
            className="kanga-diamond"
            d="M0 -16l16 16-16 16-16-16zM150 -16l16 16-16 16-16-16zM0 134l16 16-16 16-16-16zM150 134l16 16-16 16-16-16z"
          />
          <path
            className="kanga-eye"
            d="M0 -7l7 7-7 7-7-7zM150 -7l7 7-7 7-7-7zM0 143l7 7-7 7-7-7zM150 143l7 7-7 7-7-7z"
          />
          <path
            className="kanga-dots"
            d="M75 0h.01M75 150h.01M0 75h.01M150 75h.01M37 0h.01M113 0h.01M37 150h.01M113 150h.01"
          />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {picture && <img src={picture} alt="" decoding="async" />}
    </div>
  )
}
