'use client'

import { useEffect } from 'react'
import { keepComposition } from '../../studio/dom/pressedKey'

/** On every screen of the admin: see `keepComposition`. */
export function KeepComposition() {
  useEffect(keepComposition, [])
  return null
}
