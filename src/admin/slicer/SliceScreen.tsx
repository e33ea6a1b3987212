'use client'

import { SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import type { LayoutName, SliceFieldInfo, SliceInfo } from '../../studio/model/boot'
import { purposeOf } from '../../slices/purposes'
import { readableName } from '../../tree'
import pages from '../pages/pages.module.css'
import { defaultText, fieldFacts, limitFacts, slotFacts, templateName } from './facts'
import { PiecePreview } from './PiecePreview'
import styles from './slicer.module.css'
import { WhereUsed } from './WhereUsed'

interface Props {
  adminRoute: string
  apiRoute: string
  slice: SliceInfo
  /** The labels of all slices, by name. */
  labels: Readonly<Record<string, string>>
  /** The layouts that allow the slice. */
  layouts: readonly LayoutName[]
  /** Whether it is one of the product's own slices, which have no preview. */
  isOwn: boolean
}

/** Shows one slice: previews per layout, fields and slots with their limits, templates and uses. */
export function SliceScreen({ adminRoute, apiRoute, slice, labels, layouts, isOwn }: Props) {
  const [layout, setLayout] = useState(layouts[0]?.name ?? '')
  const { description, fields, label, name, rules, tags, templates } = slice
  const labelOf = (other: string) => labels[other] ?? other
  const facts = limitFacts(slice, labelOf)
  const slots = Object.entries(rules.slots)
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Slicer', url: `${adminRoute}/slicer` }, { label }]} />
      <header className={pages.header}>
        <h1>{label}</h1>
        <code>{name}</code>
      </header>
      {description !== '' && <p className={pages.lead}>{description}</p>}
      <dl className={styles.facts}>
        <Fact label="Group">{readableName(slice.group)}</Fact>
        <Fact label="Purpose">{purposeOf(slice.purpose).label}</Fact>
        <Fact label="Layouts">
          {rules.layouts === '*' ? 'all' : layouts.map((each) => each.label).join(', ') || 'none of this application'}
        </Fact>
        {facts.length > 0 && <Fact label="Limits">{facts.join('; ')}</Fact>}
        {tags.length > 0 && <Fact label="Tags">{tags.join(', ')}</Fact>}
        <Fact label="Wakes">{WAKES[slice.hydrationMode]}</Fact>
      </dl>
      {!isOwn && layout !== '' && (
        <>
          <div className={styles.heading}>
            <h2>How it looks</h2>
            <label className={pages.choice}>
              <span>Layout</span>
              <select onChange={({ target }) => setLayout(target.value)} value={layout}>
                {layouts.map((each) => (
                  <option key={each.name} value={each.name}>
                    {each.label}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <PiecePreview address={`${adminRoute}/slice-preview/${name}/${layout}`} title={`Preview of ${label}`} />
        </>
      )}
      <h2 className={styles.group}>Fields</h2>
      {fields.length === 0 ? <p>It has none.</p> : <FieldTable fields={fields} />}
      <h2 className={styles.group}>Slots</h2>
      {slots.length === 0 && <p>It has no slots.</p>}
      {slots.length > 0 && (
        <dl className={styles.facts}>
          {slots.map(([slot, slotRules]) => (
            <Fact key={slot} label={slotRules.label ?? slot}>
              {slotFacts(slotRules, labelOf)}
            </Fact>
          ))}
        </dl>
      )}
      <h2 className={styles.group}>Templates</h2>
      {templates.length === 0 && <p>It has none: new elements begin with the defaults of its fields.</p>}
      <ul className={styles.links}>
        {templates.map((template) => (
          <li key={template.name}>
            <Link href={`${adminRoute}/slicer/templates/${templateName(name, template.name)}`}>{template.label}</Link>
          </li>
        ))}
      </ul>
      <WhereUsed adminRoute={adminRoute} apiRoute={apiRoute} slice={name} />
    </div>
  )
}

const WAKES: Record<SliceInfo['hydrationMode'], string> = {
  load: 'its scripts start with the page',
  idle: 'its scripts start when the browser has time',
  visible: 'its scripts start when it is seen',
  none: 'it has no scripts',
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function FieldTable({ fields }: { fields: readonly SliceFieldInfo[] }) {
  return (
    <div aria-label="Fields" className={pages.tableFrame} role="region" tabIndex={0}>
      <table className={pages.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What it takes</th>
          </tr>
        </thead>
        <tbody>{rowsOf(fields, 0)}</tbody>
      </table>
    </div>
  )
}

/** The fields of list rows and groups come indented below them. */
function rowsOf(fields: readonly SliceFieldInfo[], depth: number): React.ReactNode[] {
  return fields.flatMap((field) => {
    const { defaultValue: value, description, label, name, type } = field
    return [
      <tr data-field={name} key={`${depth}:${name}`}>
        <th scope="row" style={{ paddingLeft: 16 + depth * 24 }}>
          {label}
          <code className={styles.name}>{name}</code>
        </th>
        <td>{type}</td>
        <td>{defaultText(value) ?? '–'}</td>
        <td>
          {fieldFacts(field).join('; ')}
          {description !== null && <small className={styles.note}>{description}</small>}
        </td>
      </tr>,
      ...rowsOf(field.fields, depth + 1),
    ]
  })
}
