import type { DefaultServerCellComponentProps } from 'payload'
import type { Choice } from './choice'

/** A checkbox in a list. */
export function YesNoCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{cellData === true ? 'Yes' : 'No'}</span>
}

/** Shows the label of a text or number in a list. */
export function ChoiceCell({ cellData, choices }: { cellData?: unknown; choices: readonly Choice[] }) {
  const labels = [cellData ?? []]
    .flat()
    .map((value) => choices.find((choice) => choice.value === value)?.label ?? String(value))
  return <span>{labels.join(', ')}</span>
}
