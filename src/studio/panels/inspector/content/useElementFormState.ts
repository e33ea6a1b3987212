import { useServerFunctions } from '@payloadcms/ui'
import type { FormState, SanitizedDocumentPermissions } from 'payload'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useSession } from '../../../session/session'
import { isSameForm } from '../../../session/formStates'
import { withValues } from '../../../session/pushValues'
import { stripComponents } from './stripComponents'

const ALL: SanitizedDocumentPermissions = { fields: true, create: true, read: true, update: true }

interface Input {
  blockType: string
  elementId: string
  /** Read when the form is built, not when it changes. */
  readValues: () => Record<string, unknown>
  /** The element around the form's inputs. */
  form: RefObject<HTMLElement | null>
}

export interface Built {
  values: Record<string, unknown>
  /** Counts the builds. */
  number: number
}

type Loaded =
  /** `built`: from what the state was made. The page may have moved on since. Another build is another form. */
  { state: FormState; built: Built; error: null } | { state: null; built: null; error: string | null }

interface FetchInput {
  formState?: FormState
  values?: Record<string, unknown>
  signal?: AbortSignal
}

const UNCHANGED: FormState = {}

function failed(error: string): Loaded {
  return { state: null, built: null, error }
}

/**
 * The state of the form of one element, made by Payload's `form-state` server function for the slice's block alone: never for the
 * page, whose state would take minutes. What was made before shows at once, and stays unless the server answers another form.
 */
export function useElementFormState({ blockType, elementId, readValues, form }: Input) {
  const { getFormState } = useServerFunctions()
  const { boot, formStates } = useSession()
  const { pages } = boot.collections
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const values = readValues()
    const state = formStates.find({ id: elementId, blockType, values })
    return state ? { state, built: { values, number: 0 }, error: null } : { state: null, built: null, error: null }
  })
  const shown = useRef(loaded)
  const read = useRef(readValues)
  const builds = useRef(0)
  read.current = readValues
  shown.current = loaded

  const fetchState = useCallback(
    async ({ formState, values = {}, signal }: FetchInput) => {
      const answer = await getFormState({
        collectionSlug: pages,
        schemaPath: `${pages}.elements.${blockType}`,
        ...(formState ? { formState: stripComponents(formState) } : { data: { ...values, id: elementId } }),
        docPermissions: ALL,
        docPreferences: { fields: {} },
        operation: 'update',
        renderAllFields: !formState,
        skipValidation: !formState,
        signal,
      })
      return answer && 'state' in answer ? answer.state : undefined
    },
    [blockType, elementId, getFormState, pages],
  )

  const rebuild = useCallback(
    async ({ signal, isCheck = false }: { signal?: AbortSignal; isCheck?: boolean } = {}) => {
      const number = ++builds.current
      const isOutdated = () => signal?.aborted || number !== builds.current
      const fail = (sentence: string) => {
        // A form that is on the screen can be worked with; its next change asks again.
        if (!isOutdated() && !shown.current.state) setLoaded(failed(sentence))
      }
      try {
        const before = read.current()
        const state = await fetchState({ values: before, signal })
        if (isOutdated()) return
        if (!state) return fail('The fields of this element could not be read.')
        formStates.keep({ id: elementId, blockType, values: before, state })
        // The page may have moved on while the server made the state: a text that is typed in the frame.
        const values = read.current()
        const current = withValues({ state, values })
        if (isCheck && current && isShown({ shown: shown.current, state: current, values })) return
        if (isCheck && form.current?.contains(document.activeElement)) {
          // Not under the hands of whoever is in it: once the form is left.
          return whenLeft(form.current, signal, () => !isOutdated() && void rebuild({ signal, isCheck }))
        }
        setLoaded({ state: current ?? state, built: { values: current ? values : before, number }, error: null })
      } catch {
        fail('The server cannot be reached.')
      }
    },
    [blockType, elementId, fetchState, form, formStates],
  )

  useEffect(() => {
    const controller = new AbortController()
    void rebuild({ signal: controller.signal, isCheck: true })
    return () => controller.abort()
  }, [rebuild])

  /**
   * What only the server knows after a change: the inputs of new rows, which conditions hold. Without an answer the form stays as it
   * is: the state that Payload asks with has no inputs of its own kind, and merging it would take those out of the form.
   */
  const refresh = useCallback(
    async ({ formState }: { formState: FormState }) => (await fetchState({ formState })) ?? UNCHANGED,
    [fetchState],
  )

  return { ...loaded, rebuild, refresh }
}

/** Whether the form on the screen, which was made before, is the one that the server has made now. */
function isShown({
  shown,
  state,
  values,
}: {
  shown: Loaded
  state: FormState
  values: Record<string, unknown>
}): boolean {
  if (!shown.state) return false
  const now = withValues({ state: shown.state, values })
  return now !== null && isSameForm(now, state)
}

/** Calls back once the focus leaves the form. */
function whenLeft(form: HTMLElement, signal: AbortSignal | undefined, work: () => void): void {
  const look = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return
    form.removeEventListener('focusout', look)
    work()
  }
  form.addEventListener('focusout', look, { signal })
}
