'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/**
 * A link from one view of the admin to another. Nothing is asked for before it is followed: every view is made for its request, so what
 * a prefetch brings is empty, and the server would be busy with it while the view that links is still loading.
 */
export function Link(props: Props) {
  return <NextLink {...props} prefetch={false} />
}
