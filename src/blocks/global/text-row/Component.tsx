import type { SliceProps } from 'voix/slices'
import { toCells } from '../../lib/cells'
import type { textRow } from './config'

export default function TextRow({ fields, field, root }: SliceProps<typeof textRow>) {
  return (
    <tr {...root}>
      {toCells(fields.cells).map((cell, index) => (
        <td key={index} {...(index === 0 ? field.cells : {})}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
