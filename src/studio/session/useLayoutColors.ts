'use client'

import { useEffect } from 'react'
import { readLayouts } from '../../contract/layouts'
import { isEqual } from '../../tree'
import { withColors } from '../api/layouts'
import { useEndpoint } from '../api/useEndpoint'
import { useEditor, type StudioSession } from './session'

/** The refresh interval in milliseconds; a window also refreshes on focus. */
const INTERVAL = 60_000

/** Refreshes the layouts' colours, so that changes by administrators apply in open studios. */
export function useLayoutColors({ boot, editor }: StudioSession): void {
  const input = useEditor((state) => state.ui.isOpened) ? {} : null
  const { data } = useEndpoint(boot.apiRoute, readLayouts, input, { refreshInterval: INTERVAL })
  useEffect(() => {
    if (!data) return
    const layouts = editor.slice('layouts')
    const list = withColors(boot.layouts, data.layouts)
    if (!isEqual(list, layouts.getState().list)) layouts.setState({ list })
  }, [boot, data, editor])
}
