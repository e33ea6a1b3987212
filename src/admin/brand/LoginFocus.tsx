'use client'

import { useEffect } from 'react'
import { focusSoon } from '../../studio/dom/regions'

/** A theme that somebody has chosen: the server has written it already. */
const CHOSEN = /(?:^|; )[\w-]+-theme=(?:light|dark)(?:;|$)/

/**
 * What Payload leaves undone on its login: the cursor stands in the first input, which is switched on a moment later, and with `hasThemes` the
 * screen is dark where the system is (Payload's own provider learns of the themes once somebody is signed in).
 */
export function LoginFocus({ hasThemes = false }: { hasThemes?: boolean }) {
  useEffect(() => focusSoon('.login__form input:not([type=hidden], :disabled)'), [])
  useEffect(() => {
    if (!hasThemes || CHOSEN.test(document.cookie)) return
    if (window.matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset.theme = 'dark'
  }, [hasThemes])
  return null
}
