'use client'

import { useEffect } from 'react'
import { focusSoon } from '../../studio/dom/regions'

/** A cookie with a theme that the user has chosen. The server has rendered that theme already. */
const CHOSEN = /(?:^|; )[\w-]+-theme=(?:light|dark)(?:;|$)/

/**
 * Completes Payload's login: focuses the first input, which is enabled a moment later. With `hasThemes`, applies the
 * system's dark theme, which Payload's provider does only for signed-in users.
 */
export function LoginFocus({ hasThemes = false }: { hasThemes?: boolean }) {
  useEffect(() => focusSoon('.login__form input:not([type=hidden], :disabled)'), [])
  useEffect(() => {
    if (!hasThemes || CHOSEN.test(document.cookie)) return
    if (window.matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset.theme = 'dark'
  }, [hasThemes])
  return null
}
