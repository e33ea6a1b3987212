'use client'

import { SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import type { LayoutName, SliceInfo, TemplateInfo } from '../../studio/model/boot'
import pages from '../pages/pages.module.css'
import { defaultText, templateName } from './facts'
import { PiecePreview } from './PiecePreview'
import styles from './slicer.module.css'
import { SlicerTabs } from './SlicerTabs'

/** Lists the templates of all slices. */
export function TemplatesScreen({ adminRoute, slices }: { adminRoute: string; slices: readonly SliceInfo[] }) {
  const all = slices.filter(({ templates }) => templates.length > 0)
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Slicer', url: `${adminRoute}/slicer` }, { label: 'Templates' }]} />
      <header className={pages.header}>
        <h1>Templates</h1>
      </header>
      <p className={pages.lead}>
        Initial values for elements, besides the defaults of their slice. The studio’s palette offers them, and “Apply
        template” sets them on an existing element.
      </p>
      <SlicerTabs adminRoute={adminRoute} current="/slicer/templates" />
      {all.length === 0 && <p className={pages.empty}>No slice has a template yet.</p>}
      {all.map(({ name, label, templates }) => (
        <section aria-label={label} key={name}>
          <h2 className={styles.group}>{label}</h2>
          <ul className={styles.links}>
            {templates.map((template) => (
              <li key={template.name}>
                <Link href={`${adminRoute}/slicer/templates/${templateName(name, template.name)}`}>
                  {template.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface TemplateProps {
  adminRoute: string
  slice: SliceInfo
  template: TemplateInfo
  layouts: readonly LayoutName[]
}

/** Shows one template: the preview of a new element, and its values. */
export function TemplateScreen({ adminRoute, slice, template, layouts }: TemplateProps) {
  const [layout, setLayout] = useState(layouts[0]?.name ?? '')
  const values = Object.entries(template.fields)
  return (
    <div className={pages.screen}>
      <SetStepNav
        nav={[
          { label: 'Slicer', url: `${adminRoute}/slicer` },
          { label: 'Templates', url: `${adminRoute}/slicer/templates` },
          { label: template.label },
        ]}
      />
      <header className={pages.header}>
        <h1>{template.label}</h1>
      </header>
      <p className={pages.lead}>
        A template of <Link href={`${adminRoute}/slicer/slices/${slice.name}`}>{slice.label}</Link>.
      </p>
      {layout !== '' && (
        <>
          <label className={`${pages.choice} ${styles.layout}`}>
            <span>Layout</span>
            <select onChange={({ target }) => setLayout(target.value)} value={layout}>
              {layouts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <PiecePreview
            address={`${adminRoute}/slice-preview/${slice.name}/${layout}/${template.name}`}
            title={`Preview of ${template.label}`}
          />
        </>
      )}
      <h2 className={styles.group}>What it sets</h2>
      <dl className={styles.facts}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{slice.fields.find((field) => field.name === name)?.label ?? name}</dt>
            <dd>{defaultText(value) ?? 'empty'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
