import { Button } from '../button'

type DialogFootProps = {
  /** Takes back what was saved; undefined where nothing was. */
  takeBack: { label: string; onClick: () => void } | undefined
  onCancel: () => void
}

/** The foot of a form in a dialog: a way to take back what was saved, 'Cancel', and 'Save'. */
export function DialogFoot({ takeBack, onCancel }: DialogFootProps) {
  return (
    <div className="flex items-center justify-end gap-2 border-t border-line px-5 py-3">
      {takeBack && (
        <Button variant="ghost" className="mr-auto" onClick={takeBack.onClick}>
          {takeBack.label}
        </Button>
      )}
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </div>
  )
}
