import * as React from 'react'
import type { SliceProps } from '../slices/types'

/** Where React keeps the hooks of what it renders. A version of React without it goes unnoticed here, and so do hooks. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)[INTERNALS]

/** A component that is not as the site needs it, though React could show it here. */
export class SliceMistake extends Error {}

const NO_HOOKS = new Proxy(
  {},
  {
    get: (_target, hook) => {
      throw new SliceMistake(
        `Component.tsx calls the hook ${String(hook)}, which the site cannot: it renders slices on the server. Move what needs it into a *.client.tsx beside it, used through <Island>; do not write 'use client' into Component.tsx. Then reload.`,
      )
    },
  },
)

const ASYNC =
  'Component.tsx is asynchronous. A slice is rendered at once: read what it waits for in a load.ts beside it, whose answer is `data` of the props. Then reload.'

const NO_ROOT =
  'Component.tsx does not use `root`. Write {...root} into its outermost element: nobody can select it in the preview without.'

/**
 * Calls a slice's component as the site does, at once and without hooks; throws a `SliceMistake` with the remedy where it is not made so.
 * In development alone also where it leaves out `root`: visitors and editors see such a slice well.
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
