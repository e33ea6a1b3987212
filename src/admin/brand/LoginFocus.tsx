'use client'

import { useEffect } from 'react'
import { focusSoon } from '../../studio/dom/regions'

/** A theme that somebody has chosen: the server has written it already. */
const CHOSEN = /(?:^|; )[\w-]+-theme=(?:light|dark)(?:;|$)/

/**
 * What Payload leaves undone on its login. It puts the cursor into the first input of the login form, which Payload leaves to the mouse and switches on a moment
 * later. With `hasThemes` the screen is dark where the system is: Payload tells nobody who is not signed in that there is a choice.
 */
export function LoginFocus({ hasThemes = false }: { hasThemes?: boolean }) {
  useEffect(() => focusSoon('.login__form input:not([type=hidden], :disabled)'), [])
  useEffect(() => {
    if (!hasThemes || CHOSEN.test(document.cookie)) return
    if (window.matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset.theme = 'dark'
  }, [hasThemes])
  return null
}
