import { getNearestEditorFromDOMNode, $getRoot, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, type RefObject } from 'react'
import { isSame } from '../../../model/isSame'
import { gestures } from './gestures'
import type { FieldInputProps } from './FieldInput'

/** Marks the editor's changes that come from the page. */
const FROM_PAGE = 'voix-page'

interface Input extends Pick<FieldInputProps, 'field' | 'value' | 'onChange'> {
  /** The node around the editor. */
  box: RefObject<HTMLDivElement | null>
}

/**
 * Keeps an editor of rich text and the page in agreement. What is typed reaches the page by the key, not in an idle moment as with
 * Payload's own field; what changes on the page (undo, another person) is put into the editor that is there, so that it keeps the focus.
 * An editor also changes its text by itself, into its normal form: only what follows a gesture, later than the page's last word, is an edit.
 */
export function useEditorValue({ box, field, value, onChange }: Input): void {
  const agreed = useRef(value)
  const editor = useRef<LexicalEditor | null>(null)
  const touched = useRef(false)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
    if (!box.current) return
    const node = box.current
    let stop: (() => void) | undefined
    const attach = () => {
      const input = node.querySelector('[contenteditable]')
      const found = input && getNearestEditorFromDOMNode(input)
      input?.setAttribute('aria-label', field.label)
      if (!found || found === editor.current) return
      editor.current = found
      stop?.()
      stop = found.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if ((dirtyElements.size === 0 && dirtyLeaves.size === 0) || tags.has(FROM_PAGE) || !touched.current) return
        const next: unknown = editorState.toJSON()
        if (isSame(next, agreed.current)) return
        agreed.current = next
        latest.current.onChange(next, true)
      })
      // The page may have moved on while the editor was made.
      if (!isSame(latest.current.value, agreed.current)) show(found, latest.current.value)
      agreed.current = latest.current.value
    }
    attach()
    const observer = new MutationObserver(attach)
    observer.observe(node, { childList: true, subtree: true })
    const forget = gestures({ within: node, onGesture: () => (touched.current = true) })
    return () => {
      observer.disconnect()
      forget()
      stop?.()
      editor.current = null
    }
  }, [box, field.label])

  useEffect(() => {
    if (isSame(value, agreed.current)) return
    agreed.current = value
    touched.current = false
    if (editor.current) show(editor.current, value)
  }, [value])
}

/** Puts a text into an editor. One that has the focus keeps it, with the cursor at the end. */
function show(editor: LexicalEditor, value: unknown): void {
  const hasFocus = editor.getRootElement()?.contains(document.activeElement) ?? false
  const state = editor.parseEditorState(JSON.stringify(hasNodes(value) ? value : emptyText()))
  editor.setEditorState(state, { tag: FROM_PAGE })
  if (hasFocus) editor.update(() => void $getRoot().selectEnd(), { tag: FROM_PAGE })
}

function hasNodes(value: unknown): boolean {
  const root: unknown = typeof value === 'object' && value !== null && 'root' in value ? value.root : null
  const children: unknown = typeof root === 'object' && root !== null && 'children' in root ? root.children : null
  return Array.isArray(children) && children.length > 0
}

/** An editor's first state: it takes no text without a paragraph. */
export function emptyText() {
  const node = { version: 1, direction: null, format: '', indent: 0 }
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [] }] } }
}
