import { useId } from 'react'

const tones = 4

/** The same cook always gets the same cloth. */
function toneOf(username: string): number {
  let hash = 0
  for (const letter of username) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % tones
}

/** A cook's own kanga, as a band across the page. A drawn one, from /media/kanga/, would take the svg's place. */
export function KangaBand({ username }: { username: string }) {
  const id = useId()
  return (
    <div className="kanga-band" data-tone={toneOf(username)}>
      <svg width="100%" height="100%" aria-hidden="true">
        <pattern id={id} width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
          <circle className="kanga-ring" cx="75" cy="75" r="56" />
          {petalTurns.map(turn => (
            <g key={turn} transform={`rotate(${turn} 75 75)`}>
              <ellipse className="kanga-dark" cx="75" cy="44" rx="13" ry="26" />
              <ellipse className="kanga-light" cx="75" cy="48" rx="6" ry="19" />
            </g>
          ))}
          <circle className="kanga-heart" cx="75" cy="75" r="10" />
          <path
            className="kanga-dark"
            d="M0-22 22 0 0 22-22 0zM150-22l22 22-22 22-22-22zM0 128l22 22-22 22-22-22zM150 128l22 22-22 22-22-22z"
          />
          <path
            className="kanga-light"
            d="M0-10 10 0 0 10-10 0zM150-10l10 10-10 10-10-10zM0 140l10 10-10 10-10-10zM150 140l10 10-10 10-10-10z"
          />
          <path className="kanga-dots" d="M75 0h.01M75 150h.01M0 75h.01M150 75h.01" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  )
}

const petalTurns = [0, 45, 90, 135, 180, 225, 270, 315]
