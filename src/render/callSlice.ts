import * as React from 'react'
import type { SliceProps } from '../slices/types'

/** The property in which React keeps its hooks. In a version of React without it, calls of hooks are not detected. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)[INTERNALS]

/** A component that React could render here, but the site could not. */
export class SliceMistake extends Error {}

const NO_HOOKS = new Proxy(
  {},
  {
    get: (_target, hook) => {
      throw new SliceMistake(
        `Component.tsx calls the hook ${String(hook)}, which is not possible: the site renders slices on the server. Move that part into a *.client.tsx in the same folder, rendered through <Island>; do not write 'use client' into Component.tsx. Then reload.`,
      )
    },
  },
)

const ASYNC =
  'Component.tsx is asynchronous. A slice is rendered synchronously: load its data in a load.ts in the same folder, whose result is `data` of the props. Then reload.'

const NO_ROOT =
  'Component.tsx does not use `root`. Spread {...root} on its outermost element: otherwise it cannot be selected in the preview.'

/**
 * Calls a slice's component as the site does: synchronously and without hooks. Throws a `SliceMistake` with the remedy
 * if it needs either. In development it also throws if the component does not use `root`, although such a slice is
 * shown.
 */
export function callSlice(Slice: unknown, props: SliceProps): React.ReactNode {
  const hooks = internals?.H
  let readsRoot = process.env.NODE_ENV !== 'development'
  const watched = new Proxy(props, {
    get: (target, name, receiver) => {
      if (name === 'root') readsRoot = true
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  if (internals) internals.H = NO_HOOKS
  try {
    const node = (Slice as (own: SliceProps) => React.ReactNode)(readsRoot ? props : watched)
    if (node instanceof Promise) {
      node.catch(() => undefined)
      throw new SliceMistake(ASYNC)
    }
    if (!readsRoot && node !== null && node !== undefined && node !== false) throw new SliceMistake(NO_ROOT)
    return node
  } finally {
    if (internals) internals.H = hooks
  }
}
