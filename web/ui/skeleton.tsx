import styles from './skeleton.module.css'

type Props = {
  /** With its unit; all the width there is where it is not given. */
  width?: string
  height?: string
  className?: string | undefined
}

/** A placeholder for loading content. An SVG, because the security policy forbids style attributes, and its size is none. */
export const Skeleton = ({ width = '100%', height, className = '' }: Props) => (
  <svg className={`${styles.root} ${className}`} width={width} height={height} aria-hidden="true" />
)
