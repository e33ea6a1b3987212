'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import { isEqual } from '../../tree'
import { readLayoutColors, withColors } from '../api/layouts'
import { useEditor, type StudioSession } from './session'

/** How often an open studio asks, in milliseconds; it asks as well when its window is looked at again. */
const INTERVAL = 60_000

/** Keeps the layouts' colours as administrators have set them: what they change holds in open studios, too. */
export function useLayoutColors({ boot, editor }: StudioSession): void {
  const url = useEditor((state) => state.ui.isOpened) ? `${boot.apiRoute}/voix/layouts` : null
  const { data } = useSWR(url, readLayoutColors, { refreshInterval: INTERVAL })
  useEffect(() => {
    if (!data) return
    const layouts = editor.slice('layouts')
    const list = withColors(boot.layouts, data)
    if (!isEqual(list, layouts.getState().list)) layouts.setState({ list })
  }, [boot, data, editor])
}
