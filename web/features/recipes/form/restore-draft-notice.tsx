type Props = { onRestore: () => void; onDiscard: () => void }

/** What was written and never saved, offered before anything is written over it. */
export const RestoreDraftNotice = ({ onRestore, onDiscard }: Props) => (
  <div className="note draft-offer" role="status">
    <p>There is a draft of this on this device that was never saved.</p>
    <div className="flex gap-4">
      <button type="button" className="link" onClick={onRestore}>
        Continue the draft
      </button>
      <button type="button" className="link" onClick={onDiscard}>
        Discard it
      </button>
    </div>
  </div>
)
