'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { createFormSync, type Values } from './formSync'
import { readValues } from '../../../session/formValues'
import { planPush } from '../../../session/pushValues'
import { useGestures } from './useGestures'
import { useRichTextSync } from './useRichTextSync'

interface Props {
  /** The element's fields as the page has them now. */
  values: Values
  /** Those from which the form's first state was built. */
  built: Values
  /** The element around the form's inputs. */
  form: RefObject<HTMLElement | null>
  onChange: (change: { field: string; value: unknown }) => void
  /** The form cannot follow by itself: it needs a new state from the server. */
  onRebuild: () => void
}

/** Kept by the studio itself, whatever the form says. */
const OURS = ['id', 'blockType', 'blockName', 'element']

/**
 * Ties a Payload form to the page. Payload's own `onChange` waits 250 ms; this reads the form's state right after each render, so
 * that a keystroke reaches the preview at once. What changes on the page's side (undo, another person) goes the other way.
 */
export function FormBridge({ values, built, form, onChange, onRebuild }: Props) {
  const [state] = useAllFormFields()
  const { dispatchFields } = useForm()
  const [sync] = useState(() => createFormSync({ form: readValues(state), page: built }))
  const latest = useRef({ state, onChange, onRebuild })
  latest.current = { state, onChange, onRebuild }
  useGestures({ form, onGesture: sync.gesture })
  useRichTextSync({ form })

  useEffect(() => {
    const show = (target: Values) => {
      const push = planPush({ state: latest.current.state, values: target })
      if (push.kind === 'rebuild') return latest.current.onRebuild()
      // An editor of rich text takes a value anew only when it is another object.
      for (const update of push.updates) dispatchFields({ type: 'UPDATE', ...structuredClone(update) })
    }
    const shown = readValues(state)
    const { edits, stale } = sync.formChanged(shown)
    for (const { field, value } of edits) if (!OURS.includes(field)) latest.current.onChange({ field, value })
    if (stale.length > 0) show({ ...shown, ...Object.fromEntries(stale.map((name) => [name, values[name]])) })
    // The page answers an edit with other values.
    if (edits.length > 0) return
    const target = sync.pageChanged(values, shown)
    if (target) show(target)
  }, [dispatchFields, state, sync, values])

  return null
}
