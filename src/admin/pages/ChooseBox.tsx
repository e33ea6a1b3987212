'use client'

interface Props {
  label: string
  isChosen: boolean
  isPartly?: boolean
  onChoose: (isChosen: boolean) => void
}

/** The checkbox that selects one row of a table, or all of them. */
export function ChooseBox({ label, isChosen, isPartly = false, onChoose }: Props) {
  return (
    <input
      aria-label={label}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
      ref={(node) => {
        if (node) node.indeterminate = isPartly
      }}
      type="checkbox"
    />
  )
}
