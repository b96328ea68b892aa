import * as t from '#texts/second-factor.ts'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

export const CopyButton = ({ text, look }: { text: string; look?: ButtonLook['look'] }) => (
  <Button
    look={look}
    onClick={async () => {
      try {
        await navigator.clipboard.writeText(text)
        showToast.success(t.copied)
      } catch {
        // Without a secure context there is no clipboard, and a browser may refuse it.
        showToast.error(t.notCopied)
      }
    }}
  >
    <Icon name="copy" />
    {t.copy}
  </Button>
)
