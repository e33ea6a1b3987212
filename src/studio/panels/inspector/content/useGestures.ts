import { useEffect, type RefObject } from 'react'
import { fieldOfTarget, isGesture } from './fieldOfTarget'

const EVENTS = ['keydown', 'pointerdown', 'input', 'paste', 'cut', 'drop'] as const

interface Input {
  form: RefObject<HTMLElement | null>
  onGesture: (field: string | null) => void
}

/** Tells in which field of a form a person does something, before the form hears of it. */
export function useGestures({ form, onGesture }: Input): void {
  useEffect(() => {
    const listen = (event: Event) => {
      if (!form.current || !isGesture(event)) return
      const field = fieldOfTarget({ target: event.target, form: form.current })
      if (field !== undefined) onGesture(field)
    }
    for (const name of EVENTS) document.addEventListener(name, listen, true)
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, listen, true)
    }
  }, [form, onGesture])
}
