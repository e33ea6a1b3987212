'use client'

import { useEffect } from 'react'

/** Puts the cursor into the first input of the login form, which Payload leaves to the mouse. */
export function LoginFocus() {
  useEffect(() => document.querySelector<HTMLInputElement>('.login__form input:not([type=hidden])')?.focus(), [])
  return null
}
