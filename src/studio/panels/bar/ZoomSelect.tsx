'use client'

import { useEditor, useSession } from '../../session/session'
import { ZOOM_STEPS } from '../../dom/zoom'
import styles from './topBar.module.css'

export function ZoomSelect() {
  const { ui } = useSession()
  const zoom = useEditor((state) => state.ui.zoom)
  const isBetween = zoom !== 'fit' && ZOOM_STEPS.every((step) => step !== zoom)
  return (
    <select
      aria-label="Zoom"
      className={styles.zoom}
      onChange={({ target }) => ui.setState({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })}
      value={zoom}
    >
      <option value="fit">Fit</option>
      {isBetween && <option value={zoom}>{percent(zoom)}</option>}
      {ZOOM_STEPS.map((step) => (
        <option key={step} value={step}>
          {percent(step)}
        </option>
      ))}
    </select>
  )
}

function percent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}
