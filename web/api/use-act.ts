import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIsMounted } from './use-is-mounted.ts'

type Told<Reply, Given> = {
  onSuccess?: (reply: Reply, given: Given) => void
  onError?: (failure: Error) => void
}

/**
 * What somebody does with a press, such as sending a form: while it is on its way it is not done again. A second press,
 * as of a double click, may come before it shows that the first was heard. Whoever asked is told how it ended if they are
 * still shown and did not reset it.
 */
export function useAct<Reply, Given = void>(options: UseMutationOptions<Reply, Error, Given>) {
  const onItsWay = useRef<Promise<Reply>>(undefined)
  const isMounted = useIsMounted()
  const { mutateAsync, ...act } = useMutation(options)
  const mutate = (given: Given, { onSuccess, onError }: Told<Reply, Given> = {}) => {
    if (onItsWay.current) return
    // The library tells nobody of an answer that comes before it listens, which is after the first paint.
    const sending = mutateAsync(given)
    onItsWay.current = sending
    const settle = (tell: () => void) => {
      if (onItsWay.current !== sending) return
      onItsWay.current = undefined
      if (isMounted.current) tell()
    }
    sending.then(
      reply => settle(() => onSuccess?.(reply, given)),
      failure => settle(() => onError?.(failure)),
    )
  }
  const reset = () => {
    onItsWay.current = undefined
    act.reset()
  }
  return { ...act, mutate, reset }
}
