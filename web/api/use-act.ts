import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * What somebody does with a press, such as sending a form: while it is on its way it is not done again. A second press,
 * as of a double click, may come before it shows that the first was heard.
 */
export function useAct<Reply, Given = void>(
  options: UseMutationOptions<Reply, Error, Given>,
): UseMutationResult<Reply, Error, Given> {
  const isOnItsWay = useRef(false)
  const act = useMutation(options)
  type Act = Parameters<typeof act.mutate>
  const mutate = (...[given, told]: Act) => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    const onSettled: NonNullable<typeof told>['onSettled'] = (...outcome) => {
      isOnItsWay.current = false
      told?.onSettled?.(...outcome)
    }
    act.mutate(...([given, { ...told, onSettled }] as Act))
  }
  const reset = () => {
    isOnItsWay.current = false
    act.reset()
  }
  return { ...act, mutate, reset }
}
