'use client'

import { useEffect } from 'react'
import { focusSoon } from '../../studio/dom/regions'

/** Puts the cursor into the first input of the login form, which Payload leaves to the mouse and switches on a moment later. */
export function LoginFocus() {
  useEffect(() => focusSoon('.login__form input:not([type=hidden], :disabled)'), [])
  return null
}
