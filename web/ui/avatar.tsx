import { useState } from 'react'
import { initialColorIndex, initialOf } from '#contract/initials.ts'
import styles from './avatar.module.css'

type Props = {
  name: string
  picture?: string | undefined
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/**
 * A person's picture. Until it has loaded, or if it never does, their initial is shown on a colour derived from the name.
 * Decorative, because the name is always beside it.
 */
export const Avatar = (props: Props) => <PictureOrInitial key={props.picture} {...props} />

function PictureOrInitial({ name, picture, size, className = '' }: Props) {
  const [isLoaded, setLoaded] = useState<boolean>()
  return (
    <span
      className={`${styles.root} ${className}`}
      data-size={size}
      data-tone={isLoaded ? undefined : initialColorIndex(name)}
      aria-hidden="true"
    >
      {!isLoaded && initialOf(name)}
      {picture && isLoaded !== false && (
        <img
          ref={image => {
            // The picture may have loaded or failed before hydration.
            if (image?.complete && image.currentSrc) setLoaded(image.naturalWidth > 0)
          }}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
        />
      )}
    </span>
  )
}
