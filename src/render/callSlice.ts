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

/** Calls a slice's component as the site does, at once and without hooks; throws a `SliceMistake` with the remedy where it is not made so. */
export function callSlice(Slice: unknown, props: SliceProps): React.ReactNode {
  const hooks = internals?.H
  if (internals) internals.H = NO_HOOKS
  try {
    const node = (Slice as (own: SliceProps) => React.ReactNode)(props)
    if (!(node instanceof Promise)) return node
    node.catch(() => undefined)
    throw new SliceMistake(ASYNC)
  } finally {
    if (internals) internals.H = hooks
  }
}
