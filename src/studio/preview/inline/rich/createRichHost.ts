import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  createEditor,
  KEY_DOWN_COMMAND,
  PASTE_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { registerMarkdownShortcuts } from '@payloadcms/richtext-lexical/lexical/markdown'
import { ListItemNode, ListNode, registerList } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { pressedKey } from '../../../dom/pressedKey'
import { listen } from '../../../dom/listen'
import { keepSelection } from '../../../dom/richText/keepSelection'
import { registerPaste } from '../../../dom/richText/registerPaste'
import { FROM_PAGE, showRichValue } from '../../../dom/richText/richValue'
import { focusTextBar, isTextBar } from '../../../dom/targets'
import type { SliceFieldInfo } from '../../../model/boot'
import type { FrameSession } from '../../frameSession'
import { EDITED, isOverlay } from '../../overlay/nodes'
import type { TextAddress } from '../fieldText'
import { setPlaceholder, type Host, type HostInput, type TextEnd } from '../host'
import styles from '../inline.module.css'
import { createAsking } from './createAsking'
import { createControls, STEP } from './createControls'
import { takeTable } from './takeTable'
import { drawOthers } from './drawOthers'
import { featuresOf, writtenFormats } from './features'
import { drawKept, fromEditor, KeptNode, toEditor } from './KeptNode'
import { AutoTextLinkNode, TextLinkNode } from './TextLinkNode'

interface Input extends HostInput, TextAddress {
  session: FrameSession
  element: string
  field: SliceFieldInfo
  /** The page's node around the blocks of the text. */
  node: HTMLElement
}

/** Edits rich text where it stands: the blocks of an editor take the place of the page's in the node around them. */
export function createRichHost({ session, element, name, at, field, node, value, onChange, onEnd }: Input): Host {
  const others = drawOthers({ session, element, name, at, node, value })
  const editor = createEditor({
    namespace: 'voix-text',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, TextLinkNode, AutoTextLinkNode, KeptNode],
    theme: { text: { underline: styles.underline, strikethrough: styles.strikethrough } },
    onError: (error) => console.error(error),
  })
  drawKept.set(editor, others.draw)
  const asking = createAsking({ session, editor, node, label: field.label })
  const has = featuresOf(field)
  const controls = createControls({ editor, has, onLink: asking.link })
  const giveBack = takePlace({ node, label: field.label })
  // An editor brings a text into its normal form by itself: that is no edit.
  let last = ''
  const show = (next: unknown) => {
    showRichValue(editor, toEditor(next))
    last = JSON.stringify(fromEditor(editor.getEditorState().toJSON()))
  }
  editor.setRootElement(node)
  const plugins = [registerRichText(editor), registerList(editor)]
  show(value)
  const markBlank = () => node.toggleAttribute('data-voix-blank', editor.getEditorState().read($isBlank))
  markBlank()
  const stops = [
    ...plugins,
    editor.registerUpdateListener(markBlank),
    controls.start(),
    keepSelection(editor),
    registerMarkdownShortcuts(editor, writtenFormats(has)),
    registerPaste({
      editor,
      fromJson: (json) => new KeptNode({ ...json }),
      onChange: (words) => session.request({ type: 'said', words }),
      onPictures: has('upload') ? asking.pictures : null,
      takesTable: (pasted) => takeTable({ session, element, table: pasted }),
    }),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => onKey({ event, onEnd, onLink: has('link') ? asking.link : null }),
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has(FROM_PAGE) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      const next = fromEditor(editorState.toJSON())
      const key = JSON.stringify(next)
      if (key === last) return
      last = key
      onChange(next, !tags.has(STEP) && !tags.has(PASTE_TAG))
    }),
    listen(node, {
      focus: asking.cancel,
      // Around the text there may be a button, which the space bar would press.
      keyup: (event) => event.preventDefault(),
      // The clipboard of a text is none of elements.
      copy: (event) => event.stopPropagation(),
      cut: (event) => event.stopPropagation(),
      paste: (event) => event.stopPropagation(),
    }),
    listen(document, {
      focusout: ({ target, relatedTarget }) => {
        const isOwn = (one: EventTarget | null) => one === node || isTextBar(one)
        if (!isOwn(target) || isOwn(relatedTarget) || asking.isOpen()) return
        // Another program's window leaves it open: files are dragged from there.
        if (window.parent.document.hasFocus()) onEnd('done')
      },
      pointerdown: ({ target }) => {
        if (!asking.isOpen() || isOverlay(target) || (target instanceof Node && node.contains(target))) return
        asking.cancel()
        onEnd('done')
      },
    }),
  ]
  return {
    node,
    focus: (point) => {
      node.focus({ preventScroll: true })
      editor.update(() => $placeCaret(node, point), { discrete: true })
    },
    type: (keys) => {
      for (const key of keys) editor.update(() => $type(key), { discrete: true })
    },
    show,
    take: asking.take,
    freeze: () => {
      stops.forEach((stop) => stop())
      node.contentEditable = 'false'
    },
    remove: () => {
      asking.cancel()
      others.stop()
      editor.setRootElement(null)
      giveBack()
    },
    bar: controls,
  }
}

/** Whether nothing is written. */
function $isBlank(): boolean {
  const first = $getRoot().getFirstChild()
  return $getRoot().getChildrenSize() === 1 && $isParagraphNode(first) && first.isEmpty()
}

/** Makes a node of the page one that is typed in. Returns what gives it back as it was. */
function takePlace({ node, label }: { node: HTMLElement; label: string }): () => void {
  const own = [...node.childNodes]
  const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const)
  node.replaceChildren()
  node.classList.add(...(styles.rich ?? '').split(' ').filter(Boolean))
  node.contentEditable = 'true'
  node.spellcheck = true
  node.setAttribute(EDITED, '')
  node.setAttribute('role', 'textbox')
  node.setAttribute('aria-multiline', 'true')
  node.setAttribute('aria-label', label)
  setPlaceholder(node, label)
  return () => {
    node.replaceChildren(...own)
    for (const { name } of [...node.attributes]) node.removeAttribute(name)
    for (const [name, value] of attributes) node.setAttribute(name, value)
  }
}

interface Pressed {
  event: KeyboardEvent
  onEnd: (end: TextEnd) => void
  /** `null`: there are no links, and the key is the studio's. */
  onLink: (() => void) | null
}

/** Returns whether the key is none of the editor's. */
function onKey({ event, onEnd, onLink }: Pressed): boolean {
  const isWithModifier = event.ctrlKey || event.metaKey
  const pressed = pressedKey(event).toLowerCase()
  // The page's history takes them: they go on to the studio.
  if (isWithModifier && (pressed === 'z' || pressed === 'y')) return true
  const isLink = onLink !== null && isWithModifier && !event.shiftKey && !event.altKey && pressed === 'k'
  const isBar = event.altKey && !isWithModifier && pressed === 'f10'
  if (!isLink && !isBar && pressed !== 'escape' && pressed !== 'tab') return false
  event.preventDefault()
  event.stopPropagation()
  if (isLink) onLink?.()
  else if (isBar) focusTextBar()
  else onEnd(pressed === 'escape' ? 'done' : event.shiftKey ? 'previous' : 'next')
  return true
}

function $placeCaret(node: HTMLElement, point: { x: number; y: number } | null): void {
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y)
  if (!caret || !node.contains(caret.offsetNode)) return void $getRoot().selectEnd()
  const range = document.createRange()
  range.setStart(caret.offsetNode, caret.offset)
  const selection = $createRangeSelection()
  $getRoot().selectEnd()
  selection.applyDOMRange(range)
  $setSelection(selection)
}

function $type(typed: string): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (typed === 'Enter') selection.insertParagraph()
  else if (typed === 'Backspace') selection.deleteCharacter(true)
  else selection.insertText(typed)
}
