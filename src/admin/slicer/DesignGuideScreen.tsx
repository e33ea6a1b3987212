'use client'

import { SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import { layoutLabel, type LayoutInfo, type SliceInfo } from '../../studio/model/boot'
import { colorRuleKind, offeredStyles, tokenValue } from '../../tree'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import { colorRuleWords } from '../layouts/words'
import pages from '../pages/pages.module.css'
import styles from './slicer.module.css'
import { SlicerTabs } from './SlicerTabs'

interface Props {
  adminRoute: string
  layouts: readonly LayoutInfo[]
  slices: readonly SliceInfo[]
}

/** Shows what a layout offers and allows: for editors, and for developers who write its stylesheet. */
export function DesignGuideScreen({ adminRoute, layouts, slices }: Props) {
  const [name, setName] = useState(layouts[0]?.name ?? '')
  const layout = layouts.find((each) => each.name === name)
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Slicer', url: `${adminRoute}/slicer` }, { label: 'Design guide' }]} />
      <header className={pages.header}>
        <h1>Design guide</h1>
      </header>
      <p className={pages.lead}>
        The names of colours, spaces and sizes that editors choose from, their values on each layout, and its rules.{' '}
        <Link href={`${adminRoute}/style-guide?layout=${name}`}>The style guide</Link> draws them.
      </p>
      <SlicerTabs adminRoute={adminRoute} current="/slicer/design-guide" />
      <label className={`${pages.choice} ${styles.layout}`}>
        <span>Layout</span>
        <select onChange={({ target }) => setName(target.value)} value={name}>
          {layouts.map((each) => (
            <option key={each.name} value={each.name}>
              {layoutLabel(each)}
            </option>
          ))}
        </select>
      </label>
      {layout && <Guide adminRoute={adminRoute} layout={layout} slices={slices} />}
    </div>
  )
}

function Guide({
  adminRoute,
  layout,
  slices,
}: {
  adminRoute: string
  layout: LayoutInfo
  slices: readonly SliceInfo[]
}) {
  const { colorRules, palette, styles: tokens } = layout
  const own = slices.filter(({ rules }) => rules.layouts !== '*' && rules.layouts.includes(layout.name))
  const shut = slices.filter(({ rules }) => rules.layouts !== '*' && !rules.layouts.includes(layout.name))
  return (
    <>
      {!layout.isOffered && (
        <p>New pages cannot use this layout. It is listed for existing pages and for slices that name it.</p>
      )}
      <h2 className={styles.group}>Colours</h2>
      {palette.length === 0 && <p>The layout has no palette.</p>}
      <ul aria-label="Palette" className={styles.palette}>
        {palette.map((color) => (
          <li key={color.name}>
            <i style={{ background: color.value }} />
            <b>{color.name}</b>
            <code>{color.value}</code>
          </li>
        ))}
      </ul>
      <ColorWords rules={colorRules} />
      <h2 className={styles.group}>Spaces, sizes, corners and shadows</h2>
      <p>
        {tokens.free
          ? 'Editors may also type lengths of their own.'
          : 'Editors choose from these lists alone; the server refuses anything else.'}{' '}
        In a style sheet each name is a variable: <code>var(--space-lg)</code>, <code>var(--radius-card)</code>.
      </p>
      <div aria-label="Tokens" className={pages.tableFrame} role="region" tabIndex={0}>
        <table className={pages.table}>
          <thead>
            <tr>
              <th scope="col">Of</th>
              <th scope="col">Offered</th>
            </tr>
          </thead>
          <tbody>
            {KINDS.map(([label, style]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <ul className={styles.tokens}>
                    {(offeredStyles(style, tokens) ?? []).map((value) => (
                      <li key={value}>
                        <code>{value}</code> {tokenValue(value) && <small>{tokenValue(value)}</small>}
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <small>A length behind a name is the product’s, where the layout’s style sheet has none of its own.</small>
      </p>
      <h2 className={styles.group}>Breakpoints</h2>
      <dl className={styles.facts}>
        {BREAKPOINT_NAMES.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{name === 'default' ? 'from the narrowest' : `from ${BREAKPOINTS[name]} px`}</dd>
          </div>
        ))}
      </dl>
      <p>A value applies to all wider breakpoints until another one overrides it.</p>
      <h2 className={styles.group}>Slices</h2>
      <SliceLinks adminRoute={adminRoute} slices={own} title="Limited to this layout and a few others" />
      <SliceLinks adminRoute={adminRoute} slices={shut} title="Not on this layout" />
      {own.length + shut.length === 0 && <p>Every slice is allowed on this layout.</p>}
    </>
  )
}

const KINDS = [
  ['Fonts', 'font'],
  ['Sizes of text', 'fontSize'],
  ['Padding and margin', 'paddingTop'],
  ['Corners', 'borderRadius'],
  ['Shadows', 'boxShadow'],
] as const

/** Lists the colours that each rule allows. */
function ColorWords({ rules }: { rules: LayoutInfo['colorRules'] }) {
  const { names } = rules.fields
  if (names.length === 0) return <p>Every field takes any colour; the palette comes first.</p>
  return (
    <ul aria-label="Colour rules">
      {(['background', 'foreground', 'fields'] as const).map((kind) => {
        const own = names.filter((name) => colorRuleKind(name) === kind)
        if (own.length === 0) return null
        return (
          <li key={kind}>
            {colorRuleWords(rules, kind)} <small className={styles.name}>{own.join(', ')}</small>
          </li>
        )
      })}
      <li>Fields that are not named here take any colour.</li>
    </ul>
  )
}

function SliceLinks({
  adminRoute,
  slices,
  title,
}: {
  adminRoute: string
  slices: readonly SliceInfo[]
  title: string
}) {
  if (slices.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.small}>{title}</h3>
      <ul className={styles.links}>
        {slices.map(({ name, label }) => (
          <li key={name}>
            <Link href={`${adminRoute}/slicer/slices/${name}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
