import { useServerFunctions } from '@payloadcms/ui'
import type { FormState, SanitizedDocumentPermissions } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { withValues } from './pushValues'
import { stripComponents } from './stripComponents'

const ALL: SanitizedDocumentPermissions = { fields: true, create: true, read: true, update: true }

interface Input {
  blockType: string
  elementId: string
  /** Read when the form is built, not when it changes. */
  readValues: () => Record<string, unknown>
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

function failed(error: string): Loaded {
  return { state: null, built: null, error }
}

/**
 * The state of the form of one element, made by Payload's `form-state` server function for the slice's block alone: never for the
 * page, whose state would take minutes.
 */
export function useElementFormState({ blockType, elementId, readValues }: Input) {
  const { getFormState } = useServerFunctions()
  const [loaded, setLoaded] = useState<Loaded>({ state: null, built: null, error: null })
  const read = useRef(readValues)
  const builds = useRef(0)
  read.current = readValues

  const fetchState = useCallback(
    async ({ formState, values = {}, signal }: FetchInput) => {
      const answer = await getFormState({
        collectionSlug: 'pages',
        schemaPath: `pages.elements.${blockType}`,
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
    [blockType, elementId, getFormState],
  )

  const rebuild = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const built = { values: read.current(), number: ++builds.current }
        const state = await fetchState({ values: built.values, signal })
        if (signal?.aborted || built.number !== builds.current) return
        if (!state) return setLoaded(failed('The fields of this element could not be read.'))
        // The page may have moved on while the server made the state: a text that is typed in the frame.
        const values = read.current()
        const current = withValues({ state, values })
        setLoaded({ state: current ?? state, built: current ? { ...built, values } : built, error: null })
      } catch {
        if (!signal?.aborted) setLoaded(failed('The server cannot be reached.'))
      }
    },
    [fetchState],
  )

  useEffect(() => {
    const controller = new AbortController()
    void rebuild(controller.signal)
    return () => controller.abort()
  }, [rebuild])

  /** What only the server knows after a change: the inputs of new rows, which conditions hold. */
  const refresh = useCallback(
    async ({ formState }: { formState: FormState }) => (await fetchState({ formState })) ?? formState,
    [fetchState],
  )

  return { ...loaded, rebuild, refresh }
}
