import { useForm } from '@payloadcms/ui'
import { getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, type RefObject } from 'react'

/**
 * Brings what is typed into rich text to the form at once. Payload's field waits for an idle moment, up to 500 ms; the same value
 * coming again later changes nothing.
 */
export function useRichTextSync({ form }: { form: RefObject<HTMLElement | null> }): void {
  const { dispatchFields } = useForm()
  useEffect(() => {
    let stop: (() => void) | undefined
    const onFocus = ({ target }: FocusEvent) => {
      stop?.()
      stop = undefined
      if (!(target instanceof Element) || !form.current?.contains(target)) return
      const path = target.closest('[data-field-path]')?.getAttribute('data-field-path')
      const editor = getNearestEditorFromDOMNode(target)
      if (!path || !editor) return
      stop = editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        dispatchFields({ type: 'UPDATE', path, value: editorState.toJSON() })
      })
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      stop?.()
    }
  }, [dispatchFields, form])
}
