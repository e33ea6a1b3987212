import { pressedKey } from '../dom/pressedKey'
import { type KeyboardEvent, useId, useState } from 'react'

interface Options {
  /** How many there are to choose from. */
  count: number
  onChoose: (index: number) => void
}

/** A search with a list below it, by the ARIA pattern of a combobox: the input keeps the focus, and keys move through the list. */
export function useListbox({ count, onChoose }: Options) {
  const id = useId()
  const [at, setAt] = useState(0)
  const current = Math.max(0, Math.min(at, count - 1))
  const moves: Record<string, number> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: (current - 1 + count) % count,
    PageDown: Math.min(current + 10, count - 1),
    PageUp: Math.max(current - 10, 0),
  }
  return {
    current,
    /** The one that is pointed at; 0 for a new search. */
    point: setAt,
    listId: `${id}-list`,
    optionId: (index: number) => `${id}-${index}`,
    input: {
      'aria-activedescendant': count > 0 ? `${id}-${current}` : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-controls': `${id}-list`,
      'aria-expanded': true,
      autoComplete: 'off',
      onKeyDown: (event: KeyboardEvent) => {
        const move = moves[pressedKey(event)]
        if (move === undefined && pressedKey(event) !== 'Enter') return
        event.preventDefault()
        if (move === undefined) onChoose(current)
        else if (count > 0) setAt(move)
      },
      role: 'combobox',
      spellCheck: false,
    },
  }
}
