import styles from './skeleton.module.css'

type Props = {
  /** A length with its unit. The default is the full width. */
  width?: string
  height?: string
  className?: string | undefined
}

/** A placeholder for loading content. It is an SVG, whose size needs no style attribute: the security policy forbids those. */
export const Skeleton = ({ width = '100%', height, className = '' }: Props) => (
  <svg className={`${styles.root} ${className}`} width={width} height={height} aria-hidden="true" />
)
