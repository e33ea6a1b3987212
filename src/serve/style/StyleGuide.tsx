import type { ComponentType, ReactNode } from 'react'
import { offeredStyles, styleCss, styleRules } from '../../tree'
import type { StyleName, StyleTokens } from '../../tree/types'
import { GUIDE_CSS } from './guideCss'

/** The props of an application's own part of the style guide. */
export interface StyleGuideProps {
  layout: string
}

interface Layout {
  name: string
  label: string
  palette?: readonly { name: string; value: string }[]
  styles?: StyleTokens
}

interface Props {
  layout: Layout
  /** The tokens of layouts that define none. */
  general: Required<StyleTokens>
  /** The application's buttons, forms and cards. */
  Pieces?: ComponentType<StyleGuideProps>
}

const SAMPLE = 'The sea begins behind the palms'

/**
 * Shows the styles of a layout with its own style sheet: in a document with the layout's name and without its header.
 */
export function StyleGuide({ layout, general, Pieces }: Props) {
  const { name, label, palette = [] } = layout
  const { styles } = styleRules(layout, general)
  const tokens = (style: StyleName) =>
    (offeredStyles(style, styles) ?? []).filter((one) => !['0', 'none'].includes(one))
  return (
    <main className="voix-guide">
      <style>{GUIDE_CSS}</style>
      <header>
        <h1>{label}</h1>
        <p>
          <code>{name}</code>
        </p>
      </header>
      <Section title="Colours">
        {palette.length === 0 && <p>The layout names no colours: editors pick any.</p>}
        <ul className="voix-guide-grid">
          {palette.map((color) => (
            <li key={color.name}>
              <i style={{ background: color.value }} />
              <b>{color.name}</b>
              <code>{color.value}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Fonts">
        <ul className="voix-guide-rows">
          {styles.fonts.map((font) => (
            <li key={font}>
              <code>{font}</code>
              <p style={{ fontFamily: styleCss('font', font) ?? undefined, fontSize: '1.75rem' }}>{SAMPLE}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes of text">
        <ul className="voix-guide-rows">
          {tokens('fontSize').map((size) => (
            <li key={size}>
              <code>{size}</code>
              <p style={{ fontSize: styleCss('fontSize', size) ?? undefined }}>{SAMPLE}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Texts">
        <Texts />
      </Section>
      {Pieces ? <Pieces layout={name} /> : <NativePieces />}
      <Section title="Spacing">
        <ul className="voix-guide-rows">
          {tokens('paddingTop').map((space) => (
            <li key={space}>
              <code>{space}</code>
              <i className="voix-guide-space" style={{ width: styleCss('paddingTop', space) ?? undefined }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Corners">
        <ul className="voix-guide-grid">
          {tokens('borderRadius').map((radius) => (
            <li key={radius}>
              <i className="voix-guide-box" style={{ borderRadius: styleCss('borderRadius', radius) ?? undefined }} />
              <code>{radius}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Shadows">
        <ul className="voix-guide-grid">
          {tokens('boxShadow').map((shadow) => (
            <li key={shadow}>
              <i className="voix-guide-box" style={{ boxShadow: styleCss('boxShadow', shadow) ?? undefined }} />
              <code>{shadow}</code>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="voix-guide-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The elements of rich texts. */
function Texts() {
  return (
    <>
      <h3>A heading within a text</h3>
      <p>
        A paragraph with <strong>strong words</strong>, <em>emphasis</em> and <a href="#texts">a link</a>, long enough
        to be broken into lines, to show the distance between them and their width.
      </p>
      <ul>
        <li>A list</li>
        <li>of two lines</li>
      </ul>
      <blockquote>What a guest has said.</blockquote>
    </>
  )
}

/** The native elements as the style sheet shows them outside slices. */
function NativePieces() {
  return (
    <>
      <Section title="Buttons">
        <button type="button">A button</button>
      </Section>
      <Section title="Forms">
        <form className="voix-guide-form">
          <label>
            Your name <input placeholder="Ada Lovelace" type="text" />
          </label>
          <label>
            Where to{' '}
            <select>
              <option>Bahía Serena</option>
            </select>
          </label>
          <label>
            Your message <textarea rows={3} />
          </label>
        </form>
      </Section>
    </>
  )
}
