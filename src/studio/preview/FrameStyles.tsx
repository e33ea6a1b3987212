'use client'

import { useSyncExternalStore } from 'react'
import { fieldStylesheet } from '../../render'
import { useFrame } from './FrameElement'
import { STYLES } from './frameStore'

/** The stylesheet of the fields' own styles, made again only when a style changes. */
export function FrameStyles() {
  const store = useFrame()
  useSyncExternalStore(
    (listener) => store.subscribe(STYLES, listener),
    () => store.version(STYLES),
    () => 0,
  )
  const css = fieldStylesheet(Object.values(store.tree().rows))
  return css === '' ? null : <style dangerouslySetInnerHTML={{ __html: css }} />
}
