import { useMemo } from 'react'
import { colorsIn } from '../../../../slices/checks/colorsIn'
import { colorProblem, colorRule, stylesIn } from '../../../../tree'
import type { FieldColors, Row } from '../../../../tree/types'
import { layoutOf } from '../../../session/editorStore'
import { useEditor, useSession } from '../../../session/session'

interface Input {
  /** The field's own name, or the style's. */
  field: string
  value: string
  isStyle?: boolean
}

interface FieldRule {
  colors: Pick<FieldColors, 'palette' | 'isPaletteOnly'>
  /** The page could not be saved with this colour. */
  problem: string | null
  /** The layout does not allow the colour, which the page has already. */
  kept: string | null
}

const KEPT = 'The layout does not offer this colour. It stays until you choose another.'

/** What the page's layout says to a colour, by the rule that the server has as well. */
export function useColorRule({ field, value, isStyle = false }: Input): FieldRule {
  const { slice } = useSession()
  const layout = useEditor(layoutOf)
  const saved = useEditor(({ page }) => page.saved.tree)
  return useMemo(() => {
    const { palette, isPaletteOnly } = colorRule({ layout, field })
    const colors = { palette, isPaletteOnly }
    const expects = value === '' ? null : colorProblem({ layout, field, value })
    if (expects === null) return { colors, problem: null, kept: null }
    const has = (row: Row) =>
      isStyle
        ? stylesIn(row).some((style) => style.name === field && style.value === value)
        : colorsIn(row, slice(row.blockType)).some((color) => color.field === field && color.value === value)
    if (Object.values(saved.rows).some(has)) return { colors, problem: null, kept: KEPT }
    return { colors, problem: `This must be ${expects}.`, kept: null }
  }, [field, isStyle, layout, saved, slice, value])
}
