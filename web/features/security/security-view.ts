import { createContext, type ReactNode, useContext, useId, useState } from 'react'

type SecurityView = {
  /** Which row shows its form: one at a time. */
  openRow: string | undefined
  setOpenRow: (id: string | undefined) => void
  /** In the place of all rows. */
  wholeView: ReactNode
  setWholeView: (view: ReactNode) => void
}

const SecurityViewContext = createContext<SecurityView>({
  openRow: undefined,
  setOpenRow: () => {},
  wholeView: undefined,
  setWholeView: () => {},
})
export const SecurityViewProvider = SecurityViewContext.Provider

export function useSecurityView(): SecurityView {
  const [openRow, setOpenRow] = useState<string>()
  const [wholeView, setWholeView] = useState<ReactNode>()
  return { openRow, setOpenRow, wholeView, setWholeView }
}

/** Of the row that calls it: whether its form is shown, in the place of what it holds. */
export function useRowForm() {
  const own = useId()
  const { openRow, setOpenRow } = useContext(SecurityViewContext)
  return { isOpen: openRow === own, open: () => setOpenRow(own), close: () => setOpenRow(undefined) }
}

/** For what needs all of the tab: shows it in the place of the rows, until it is closed. */
export function useWholeView() {
  const { setWholeView } = useContext(SecurityViewContext)
  return { show: (view: ReactNode) => setWholeView(view), close: () => setWholeView(undefined) }
}
