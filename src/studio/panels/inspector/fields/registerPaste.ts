import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  DROP_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { readPastedHtml } from '../../../dom/pastedHtml'

interface Input {
  editor: LexicalEditor
  /** Pictures were left out: the editor would store a stand-in that no save takes. */
  onPictures: () => void
}

const OWN_FORMAT = 'application/x-lexical-editor'

/** Takes into an editor of rich text what it can store of what is pasted or dropped there. Returns its stop. */
export function registerPaste({ editor, onPictures }: Input): () => void {
  const isFile = (event: Event, data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return false
    event.preventDefault()
    onPictures()
    return true
  }
  const stopPaste = editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      if (!data || data.types.includes(OWN_FORMAT)) return false
      const html = data.getData('text/html')
      // Word sends a picture of its text along with it.
      if (html === '') return isFile(event, data)
      const { document, pictures, isChanged } = readPastedHtml(html)
      if (!isChanged) return false
      event.preventDefault()
      if ($isRangeSelection($getSelection())) $insertNodes($generateNodesFromDOM(editor, document))
      if (pictures > 0) onPictures()
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
  const stopDrop = editor.registerCommand(
    DROP_COMMAND,
    (event) => isFile(event, event.dataTransfer),
    COMMAND_PRIORITY_HIGH,
  )
  return () => {
    stopPaste()
    stopDrop()
  }
}
