import { createContext, type ReactNode, useContext, useId, useState } from 'react'

type SecurityView = {
  /** The row that shows its form. Only one row does at a time. */
  openRow: string | undefined
  setOpenRow: (id: string | undefined) => void
  /** Replaces all rows. */
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

/** Returns whether the calling row shows its form instead of its content, and functions to open and close it. */
export function useRowForm() {
  const own = useId()
  const { openRow, setOpenRow } = useContext(SecurityViewContext)
  return { isOpen: openRow === own, open: () => setOpenRow(own), close: () => setOpenRow(undefined) }
}

/** Shows a view that needs the whole tab instead of the rows, until it is closed. */
export function useWholeView() {
  const { setWholeView } = useContext(SecurityViewContext)
  return { show: (view: ReactNode) => setWholeView(view), close: () => setWholeView(undefined) }
}
