import { tidyText } from '../../../tree'
import { pressedKey } from '../../dom/pressedKey'
import { matchesShortcut } from '../../dom/shortcut'
import type { Point } from '../drag/geometry'
import { setPlaceholder, type Host, type TextEnd } from './host'
import styles from './inline.module.css'

interface Input {
  /** The page's own text. */
  own: Text
  text: string
  /** Stands there while it is empty. */
  label: string
  onText: (text: string) => void
  onEnd: (end: TextEnd) => void
  /** Control K, where the words are those of a link. Elsewhere the studio has that key. */
  onLink?: (() => void) | undefined
}

interface TextHost extends Pick<Host, 'node' | 'focus' | 'type' | 'freeze' | 'remove'> {
  setText: (text: string) => void
}

/** A node in which one line of plain text is typed. It takes the place of the page's own text and looks like it. */
export function createTextHost({ own, text, label, onText, onEnd, onLink }: Input): TextHost {
  const node = document.createElement('voix-text')
  node.className = styles.text ?? ''
  node.setAttribute('role', 'textbox')
  node.setAttribute('aria-label', 'Text')
  setPlaceholder(node, label)
  node.contentEditable = 'plaintext-only'
  node.spellcheck = true
  node.dir = 'auto'
  node.textContent = text
  const life = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, run: (event: HTMLElementEventMap[Type]) => void) =>
    node.addEventListener(type, run, { signal: life.signal })
  const report = () => onText(readText(node))

  on('input', (event) => {
    // While a word is being composed it belongs to the input method.
    if (!(event instanceof InputEvent && event.isComposing)) report()
  })
  on('compositionend', report)
  on('blur', () => onEnd('done'))
  on('beforeinput', (event) => {
    if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault()
  })
  // The clipboard of a text is none of elements.
  for (const type of ['copy', 'cut', 'paste'] as const) on(type, (event) => event.stopPropagation())
  on('paste', (event) => {
    event.preventDefault()
    insert(tidyText(event.clipboardData?.getData('text/plain') ?? '', '\n'))
    report()
  })
  // Around the text there may be a button, which the space bar would press.
  on('keyup', (event) => event.preventDefault())
  on('keydown', (event) => {
    const isLink = onLink !== undefined && matchesShortcut(event, 'mod+k')
    const end = endOf(event)
    if (!end && !isLink) return
    event.preventDefault()
    event.stopPropagation()
    if (end) onEnd(end)
    else onLink?.()
  })
  own.replaceWith(node)
  return {
    node,
    focus: (point) => {
      node.focus({ preventScroll: true })
      placeCaret({ node, point })
    },
    type: (keys) => {
      const letters = keys.filter((typed) => typed !== 'Enter' && typed !== 'Backspace').join('')
      if (letters === '') return
      insert(letters)
      report()
    },
    setText: (next) => {
      node.textContent = next
      placeCaret({ node, point: null })
    },
    freeze: () => {
      life.abort()
      node.contentEditable = 'false'
    },
    remove: () => node.replaceWith(own),
  }
}

function endOf(event: KeyboardEvent): TextEnd | null {
  switch (pressedKey(event)) {
    case 'Enter':
    case 'Escape':
      return 'done'
    case 'Tab':
      return event.shiftKey ? 'previous' : 'next'
    default:
      return null
  }
}

/** Browsers keep a space at the end by a space that does not break. */
function readText(node: HTMLElement): string {
  return (node.textContent ?? '').replace(/\u00a0/g, ' ').replace(/\r?\n/g, ' ')
}

/** Puts text in the place of what is selected, in one line, with the caret behind it. */
function insert(text: string): void {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0) return
  const range = selection.getRangeAt(0)
  range.deleteContents()
  range.insertNode(document.createTextNode(text.replace(/\s*\r?\n\s*/g, ' ')))
  range.collapse(false)
}

/** Where the pointer was, else behind the last letter. */
function placeCaret({ node, point }: { node: HTMLElement; point: Point | null }): void {
  const selection = document.getSelection()
  const position = point && document.caretPositionFromPoint?.(point.x, point.y)
  if (position && node.contains(position.offsetNode)) selection?.collapse(position.offsetNode, position.offset)
  else selection?.selectAllChildren(node)
  if (!position) selection?.collapseToEnd()
}
