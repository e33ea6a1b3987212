'use client'

import { SetStepNav } from '@payloadcms/ui'
import { findColorUses, readLayouts } from '../../contract/layouts'
import { useEndpoint } from '../../studio/api/useEndpoint'
import pages from '../pages/pages.module.css'
import type { ColorFieldInfo } from './colorFields'
import { LayoutForm } from './LayoutForm'

interface Props {
  adminRoute: string
  apiRoute: string
  name: string
  label: string
  fields: readonly ColorFieldInfo[]
}

/** Edits the palette and the colour rules of one layout. */
export function LayoutScreen({ adminRoute, apiRoute, name, label, fields }: Props) {
  const { data, problem, again } = useEndpoint(apiRoute, readLayouts, {})
  const uses = useEndpoint(apiRoute, findColorUses, { params: { name } })
  const layout = data?.layouts.find((one) => one.name === name)
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Layouts', url: `${adminRoute}/layouts` }, { label }]} />
      <header className={pages.header}>
        <h1>{label}</h1>
      </header>
      {problem !== null && (
        <p className={pages.error} role="alert">
          The layout cannot be read: {problem}
        </p>
      )}
      {!layout && problem === null && (
        <p className={pages.empty} role="status">
          Looking…
        </p>
      )}
      {uses.problem !== null && (
        <p className={pages.error} role="alert">
          Where its colours are used cannot be read: {uses.problem}
        </p>
      )}
      {layout && (
        <LayoutForm
          adminRoute={adminRoute}
          apiRoute={apiRoute}
          fields={fields}
          layout={layout}
          onChanged={again}
          uses={uses.data?.uses ?? null}
        />
      )}
    </div>
  )
}
