'use client'

import { SetStepNav } from '@payloadcms/ui'
import { useState } from 'react'
import type { LayoutName } from '../../studio/model/boot'
import pages from '../pages/pages.module.css'
import { PiecePreview } from './PiecePreview'
import styles from './slicer.module.css'

interface Props {
  adminRoute: string
  layouts: readonly LayoutName[]
  /** The layout that is shown first. */
  start: string
}

/** Shows the look of each layout by its own stylesheet: colours, type, buttons, forms, spaces, corners, shadows. */
export function StyleGuideScreen({ adminRoute, layouts, start }: Props) {
  const [layout, setLayout] = useState(start)
  const label = layouts.find(({ name }) => name === layout)?.label ?? layout
  const choose = (name: string) => {
    setLayout(name)
    window.history.replaceState(null, '', `?layout=${encodeURIComponent(name)}`)
  }
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Style guide' }]} />
      <header className={pages.header}>
        <h1>Style guide</h1>
      </header>
      <p className={pages.lead}>What each layout looks like, drawn by the site’s own style sheet.</p>
      <label className={`${pages.choice} ${styles.layout}`}>
        <span>Layout</span>
        <select onChange={({ target }) => choose(target.value)} value={layout}>
          {layouts.map(({ name, label: text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <PiecePreview address={`${adminRoute}/style-preview/${layout}`} title={`Style guide of ${label}`} />
    </div>
  )
}
