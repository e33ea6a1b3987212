'use client'

import { useEffect } from 'react'
import { keepComposition } from '../../studio/dom/pressedKey'

/** Runs `keepComposition` on every screen of the admin. */
export function KeepComposition() {
  useEffect(keepComposition, [])
  return null
}
