import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import * as t from '#texts/ui.ts'
import { importWithStyles } from './missing-styles.ts'
import { noteActionClass } from './note.tsx'
import { smallClass } from './text.ts'

type FailureProps = {
  onRetry: () => void
  /** A retry has failed, too. */
  isRepeated: boolean
}

type Options<Props> = {
  /** Shown while the component loads. */
  pending?: ReactNode
  /** Shown in its place if it did not load. */
  Failure?: ComponentType<FailureProps & Props>
}

/**
 * A component whose code is loaded when it is first rendered. If it fails to load or throws, a message takes its place, and
 * everything around it stays. Apart from pages, this is the only way to load a component later than its page.
 */
export function lazyPart<Name extends string, Props extends object>(
  importPart: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { pending, Failure = PartFailure }: Options<Props> = {},
) {
  const load = () => importWithStyles(importPart)
  const create = () => lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  let Part = create()
  return class LazyPart extends Component<Props> {
    /** Loads the code ahead of time. A failure is shown once the part is rendered. */
    static preload(): void {
      load().catch(() => {})
    }
    static getDerivedStateFromError = () => ({ isFailed: true })
    override state = { isFailed: false, isRepeated: false }
    override componentDidCatch(error: unknown): void {
      // React never loads a failed import again.
      Part = create()
      // Treated like an uncaught error, so that the window's error listener reports it.
      reportError(error)
    }
    retry = () => {
      load().then(
        () => this.setState({ isFailed: false }),
        () => this.setState({ isRepeated: true }),
      )
    }
    override render() {
      const { isFailed, isRepeated } = this.state
      if (isFailed) return <Failure {...this.props} onRetry={this.retry} isRepeated={isRepeated} />
      return (
        <Suspense fallback={pending}>
          <Part {...this.props} />
        </Suspense>
      )
    }
  }
}

type PartFailureProps = FailureProps & { className?: string | undefined; sentence?: string }

/**
 * Says that a part failed, with a button to try again. It tries again by itself when the connection comes back. It takes the
 * colours of its place.
 */
export function PartFailure({ onRetry, isRepeated, className = smallClass, sentence }: PartFailureProps) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  const action = (label: string, onClick: () => void) => (
    <button type="button" className={noteActionClass} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <div className={className} role="status">
      <p>
        {sentence ?? (isRepeated ? t.partFailedAgain : t.partFailed)} {action(t.tryAgain, onRetry)}{' '}
        {isRepeated && action(t.loadPageAgain, () => location.reload())}
      </p>
    </div>
  )
}
