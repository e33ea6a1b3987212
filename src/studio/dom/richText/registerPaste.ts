import {
  $addUpdateTag,
  $createParagraphNode,
  $createRangeSelection,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $parseSerializedNode,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  DROP_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
  PASTE_TAG,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { createId, isRecord, tidyText } from '../../../tree'
import type { PastedTable } from '../../model/pastedTable'
import { readPastedHtml } from './pastedHtml'

interface Input {
  editor: LexicalEditor
  /** Something of what was pasted is another thing now: in words. */
  onChange: (words: string) => void
  /**
   * Files were pasted or dropped, or a picture is asked for: `insert` puts documents of the library where that was. `null`: the text takes
   * no pictures.
   */
  onPictures: ((asked: PicturesAsked) => void) | null
  /** Makes an element of a table, if it can. Otherwise it is pasted as text. */
  takesTable?: (table: PastedTable) => boolean
  /** A node as it is stored. Default: as the editor knows it. */
  fromJson?: (json: SerializedLexicalNode) => LexicalNode
}

export interface PicturesAsked {
  files: File[]
  most: number
  insert: InsertPictures
}

const WORDS = {
  none: 'This text takes no pictures.',
  pictures: 'The pictures of the pasted text were left out. Copy or drop a picture by itself to upload it here.',
  lines: 'Tables are pasted as text: a line per row, its cells separated by "|".',
  cells: 'Tables with lists or headings in them are pasted as text: a cell after the other.',
  tables: 'The pasted table stands below, as an element of its own.',
}

/** At once: a text with more of them is a gallery. */
const MOST_PICTURES = 20

type InsertPictures = (pictures: { relationTo: string; ids: readonly (number | string)[] }) => void

const OWN_FORMAT = 'application/x-lexical-editor'

/** Copied in an editor of the same kind, which takes it as it is. */
function isOwn(editor: LexicalEditor, data: DataTransfer): boolean {
  try {
    const copied: unknown = JSON.parse(data.getData(OWN_FORMAT))
    return isRecord(copied) && copied.namespace === editor._config.namespace
  } catch {
    return false
  }
}

/** Takes into an editor of rich text what it can store of what is pasted or dropped there. Returns its stop. */
export function registerPaste({
  editor,
  onChange,
  onPictures,
  takesTable,
  fromJson = $parseSerializedNode,
}: Input): () => void {
  const placeHere = (replaced: string | null = null) => insertAt({ editor, fromJson, replaced })
  const takeFiles = (event: Event, data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return false
    event.preventDefault()
    if (!onPictures) {
      onChange(WORDS.none)
      return true
    }
    if ('dataTransfer' in event) selectPoint(event as DragEvent)
    onPictures({ files: [...data.files], most: MOST_PICTURES, insert: placeHere() })
    return true
  }
  const stopPaste = editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      if (!data || isOwn(editor, data)) return false
      const html = tidyText(data.getData('text/html'), ' ')
      // Word sends a picture of its text along with it.
      if (html === '') return takeFiles(event, data) || $takeText(event, data.getData('text/plain'))
      const { document, pictures, lines, cells, tables } = readPastedHtml(html, takesTable)
      // A picture that was copied in a browser: its address in HTML, and itself.
      if (pictures > 0 && document.body.textContent.trim() === '' && takeFiles(event, data)) return true
      event.preventDefault()
      $addUpdateTag(PASTE_TAG)
      const nodes = $generateNodesFromDOM(editor, document)
      if ($isRangeSelection($getSelection()) && nodes.length > 0) $insertNodes(nodes)
      if (pictures > 0) onChange(onPictures ? WORDS.pictures : WORDS.none)
      if (lines > 0) onChange(WORDS.lines)
      if (cells > 0) onChange(WORDS.cells)
      if (tables > 0) onChange(WORDS.tables)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
  const stopDrop = editor.registerCommand(
    DROP_COMMAND,
    (event) => takeFiles(event, event.dataTransfer),
    COMMAND_PRIORITY_HIGH,
  )
  const stopDrawer = registerDrawer(editor, (replaced) =>
    onPictures?.({ files: [], most: replaced === null ? MOST_PICTURES : 1, insert: placeHere(replaced) }),
  )
  return () => {
    stopPaste()
    stopDrop()
    stopDrawer()
  }
}

/** Returns a text with line breaks that the editor does not know. The editor pastes any other itself. */
function $takeText(event: Event, text: string): boolean {
  const tidy = tidyText(text, '\n')
  const selection = $getSelection()
  if (tidy === text || !$isRangeSelection(selection)) return false
  event.preventDefault()
  $addUpdateTag(PASTE_TAG)
  selection.insertRawText(tidy)
  return true
}

/** What Payload's editor says to open its own list of uploads. It gives the command to nobody: it is found by its name. */
const DRAWER = 'INSERT_UPLOAD_WITH_DRAWER_COMMAND'

/** Opens the picture dialog instead of Payload's list. An editor without uploads has no such command. */
function registerDrawer(editor: LexicalEditor, onOpen: (replaced: string | null) => void): () => void {
  let stop: (() => void) | undefined
  // The editor's own plugins register after it is there.
  const timer = setTimeout(() => {
    const command = [...editor._commands.keys()].find(({ type }) => type === DRAWER) as
      LexicalCommand<{ replace?: { nodeKey: string } | false } | undefined> | undefined
    if (!command) return
    stop = editor.registerCommand(
      command,
      (asked) => {
        onOpen(asked?.replace ? asked.replace.nodeKey : null)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  })
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}

/** Remembers where the cursor is: a dialog takes the focus away. `replaced`: the key of a picture in whose place another one goes. */
function insertAt({
  editor,
  fromJson,
  replaced,
}: {
  editor: LexicalEditor
  fromJson: NonNullable<Input['fromJson']>
  replaced: string | null
}): InsertPictures {
  const place = editor.getEditorState().read(() => $getSelection()?.clone() ?? null)
  return ({ relationTo, ids }) =>
    editor.update(() => {
      if (place) $setSelection(place.clone())
      const nodes = ids.map((value) =>
        fromJson({ ...UPLOAD, id: createId(), relationTo, value } as SerializedLexicalNode),
      )
      const old = replaced === null ? null : $getNodeByKey(replaced)
      const [first] = nodes
      if (old && first) return void old.replace(first)
      if ($getSelection()) $insertNodes(nodes)
      else $getRoot().append(...nodes)
      // Writing goes on below them.
      const last = nodes.at(-1)
      if (last && !last.getNextSibling()) last.insertAfter($createParagraphNode())
      last?.selectNext()
    })
}

/** A picture in a text, as Payload stores it. */
const UPLOAD = { type: 'upload', version: 3, format: '', fields: null }

/** Puts the cursor where something was dropped. */
function selectPoint({ clientX, clientY }: DragEvent): void {
  const caret = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null
  if (!caret) return
  const range = document.createRange()
  range.setStart(caret.offsetNode, caret.offset)
  const selection = $createRangeSelection()
  selection.applyDOMRange(range)
  $setSelection(selection)
}
