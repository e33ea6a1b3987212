import { isComposing } from '../pressedKey'
import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

/**
 * Takes what is selected on the screen before a shortcut acts on it: browsers tell of a selection a moment after the key that made it,
 * and the next key may be there before. Returns its stop.
 */
export function keepSelection(editor: LexicalEditor): () => void {
  const take = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !isComposing(event)) takeSelection(editor)
  }
  return editor.registerRootListener((input, before) => {
    before?.removeEventListener('keydown', take, { capture: true })
    input?.addEventListener('keydown', take, { capture: true })
  })
}

function takeSelection(editor: LexicalEditor): void {
  const shown = editor.getRootElement()?.ownerDocument.getSelection() ?? null
  editor.update(
    () => {
      const next = $createRangeSelectionFromDom(shown, editor)
      const known = $getSelection()
      const isKnown = $isRangeSelection(known) && next?.anchor.is(known.anchor) && next.focus.is(known.focus)
      // A caret keeps what was chosen for the next letters, bold for example.
      const isCaret = $isRangeSelection(known) && known.isCollapsed() && next?.isCollapsed()
      if (next && !isKnown && !isCaret) $setSelection(next)
    },
    { discrete: true },
  )
}
