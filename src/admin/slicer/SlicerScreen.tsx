'use client'

import { SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import type { LayoutName, SliceInfo } from '../../studio/model/boot'
import { readableName } from '../../tree'
import { countSliceUses } from '../../contract/uses'
import { useEndpoint } from '../../studio/api/useEndpoint'
import pages from '../pages/pages.module.css'
import { filterSlices, type SliceFilter } from './facts'
import { SlicePicture } from './SlicePicture'
import styles from './slicer.module.css'
import { SlicerTabs } from './SlicerTabs'

export interface SlicerProps {
  adminRoute: string
  apiRoute: string
  slices: readonly SliceInfo[]
  layouts: readonly LayoutName[]
}

const NOTHING: SliceFilter = { search: '', group: '', layout: '', state: '' }

/** Lists the slices of the application with image, description and number of pages. */
export function SlicerScreen({ adminRoute, apiRoute, slices, layouts }: SlicerProps) {
  const { data, problem } = useEndpoint(apiRoute, countSliceUses, {})
  const [filter, setFilter] = useState(NOTHING)
  const change = (part: Partial<SliceFilter>) => setFilter((before) => ({ ...before, ...part }))
  const pagesOf = (name: string) => data?.counts[name]?.pages ?? 0
  const groups = [...new Set(slices.map(({ group }) => group))].sort((a, b) => a.localeCompare(b))
  const found = filterSlices(slices, filter, pagesOf)
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Slicer' }]} />
      <header className={pages.header}>
        <h1>Slicer</h1>
      </header>
      <p className={pages.lead}>The slices that pages are made of, with their purpose, fields, limits and uses.</p>
      <SlicerTabs adminRoute={adminRoute} current="/slicer" />
      <div className={pages.filters}>
        <input
          aria-label="Search slices"
          className={pages.search}
          onChange={({ target }) => change({ search: target.value })}
          placeholder="Search slices"
          type="search"
          value={filter.search}
        />
        <Choice
          label="Group"
          onChange={(group) => change({ group })}
          options={groups.map((group) => [group, readableName(group)] as const)}
          value={filter.group}
        />
        <Choice
          label="Layout"
          onChange={(layout) => change({ layout })}
          options={layouts.map(({ name, label }) => [name, label] as const)}
          value={filter.layout}
        />
        <Choice
          label="Show"
          onChange={(state) => change({ state: state as SliceFilter['state'] })}
          options={[
            ['offered', 'Offered'],
            ['deprecated', 'Deprecated'],
            ['unused', 'On no page'],
          ]}
          value={filter.state}
        />
      </div>
      {problem !== null && (
        <p className={pages.error} role="alert">
          How often slices are used cannot be read: {problem}
        </p>
      )}
      <p className={pages.hidden} role="status">
        {found.length === 1 ? '1 slice' : `${found.length} slices`}
      </p>
      {found.length === 0 && (
        <div className={pages.empty}>
          <p>No slice matches.</p>
          <button className={styles.plain} onClick={() => setFilter(NOTHING)} type="button">
            Show all slices
          </button>
        </div>
      )}
      {groups.map((group) => {
        const own = found.filter((slice) => slice.group === group)
        return (
          own.length > 0 && (
            <section aria-label={readableName(group)} key={group}>
              <h2 className={styles.group}>
                {readableName(group)} <small>{own.length}</small>
              </h2>
              <ul className={styles.grid}>
                {own.map((slice) => (
                  <li key={slice.name}>
                    <SliceCard adminRoute={adminRoute} pages={data ? pagesOf(slice.name) : null} slice={slice} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

function SliceCard({
  adminRoute,
  pages: count,
  slice,
}: {
  adminRoute: string
  pages: number | null
  slice: SliceInfo
}) {
  const { deprecated, description, fields, label, name, rules, templates } = slice
  const slots = Object.keys(rules.slots).length
  const facts = [
    fields.length === 1 ? '1 field' : `${fields.length} fields`,
    slots > 0 && (slots === 1 ? '1 slot' : `${slots} slots`),
    templates.length > 0 && (templates.length === 1 ? '1 template' : `${templates.length} templates`),
    count !== null && (count === 0 ? 'on no page' : count === 1 ? 'on 1 page' : `on ${count} pages`),
  ]
  return (
    <article className={styles.card} data-slice={name}>
      <SlicePicture slice={slice} />
      <div className={styles.about}>
        <h3>
          <Link href={`${adminRoute}/slicer/slices/${name}`}>{label}</Link>
          {deprecated && <span className={styles.badge}>deprecated</span>}
        </h3>
        <code>{name}</code>
        {description !== '' && <p>{description}</p>}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
    </article>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={pages.choice}>
      <span>{label}</span>
      <select onChange={({ target }) => onChange(target.value)} value={value}>
        <option value="">All</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
