import { useState } from 'react'

/** What is being written and was not sent yet stays in this browser, so that nobody loses it by leaving. */
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
    // A browser that keeps nothing: the text stands in its input all the same.
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
