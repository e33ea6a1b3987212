import { startTransition, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../session/session'

/** After a change of the structure the preview comes first: it needs about as long. */
const SETTLE_MS = 60

/**
 * The selected elements, a moment later than the rest of the studio has them: making a form takes longer than drawing an outline,
 * and must not hold up the preview. Between the page's panel and an element's there is no such moment: whoever goes there finds it.
 */
export function useSettledSelection(): readonly string[] {
  const selection = useEditor((state) => state.page.selection.elements)
  const structure = useEditor((state) => state.page.tree.children)
  const [settled, setSettled] = useState(selection)
  const lastStructure = useRef(structure)
  useEffect(() => {
    const isRestructured = lastStructure.current !== structure
    lastStructure.current = structure
    const settle = () => startTransition(() => setSettled(selection))
    if (!isRestructured) return settle()
    const timer = setTimeout(settle, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [selection, structure])
  return selection.length > 0 && settled.length > 0 ? settled : selection
}
