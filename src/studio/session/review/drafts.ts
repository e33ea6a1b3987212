import { useState } from 'react'

/** Unsent comments are stored in this browser, so that they survive leaving the page. */
const keyOf = (page: string, place: string) => `voix:comment:${page}:${place}`

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
  } catch {
    // Storage is not available: the text stays in its input.
  }
}

/** A text that is being written at a place: a thread, or a new one. */
export function useCommentDraft(page: string, place: string): [string, (text: string) => void] {
  const key = keyOf(page, place)
  const [text, setText] = useState(() => read(key))
  return [
    text,
    (next) => {
      setText(next)
      write(key, next)
    },
  ]
}
