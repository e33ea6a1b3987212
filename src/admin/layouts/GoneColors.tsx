import type { ColorUse } from '../../contract/layouts'
import { isSameColor } from '../../tree'
import type { PaletteColor } from '../../tree/types'
import { type Draft, goneColors } from './draft'
import styles from './layouts.module.css'
import { countWords } from './PaletteEditor'

interface Props {
  before: readonly PaletteColor[]
  draft: Draft
  uses: readonly ColorUse[]
}

/** Lists colours that are removed from the palette but still used, with their pages, which keep them. */
export function GoneColors({ before, draft, uses }: Props) {
  const gone = goneColors(before, draft).flatMap((color) => {
    const use = uses.find((one) => isSameColor(one.color, color.value))
    return use ? [{ ...color, pages: use.pages }] : []
  })
  if (gone.length === 0) return null
  return (
    <div className={styles.gone} role="status">
      <p>These colours leave the palette. Pages keep them until an editor chooses another colour:</p>
      <ul>
        {gone.map(({ name, value, pages }) => (
          <li key={name}>
            <i style={{ background: value }} /> {name} <code>{value}</code> on {countWords(pages)}
          </li>
        ))}
      </ul>
    </div>
  )
}
