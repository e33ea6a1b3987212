import { contrast, parse } from '../../studio/dom/themeColor'
import { hexOf } from '../../studio/ui/inputs/parse'
import pages from '../pages/pages.module.css'
import { type Draft, type DraftColor, isOffered } from './draft'
import styles from './contrast.module.css'
import layouts from './layouts.module.css'

/** Shows the contrast of each text colour on each background, for the colours that the rules offer. */
export function ContrastTable({ draft }: { draft: Draft }) {
  const offered = (kind: 'background' | 'foreground') => draft.palette.filter(({ key }) => isOffered(draft, kind, key))
  const [grounds, texts] = [offered('background'), offered('foreground')]
  if (grounds.length === 0 || texts.length === 0) return null
  return (
    <section aria-labelledby="contrast-heading" className={layouts.section}>
      <h2 id="contrast-heading">Contrast</h2>
      <p>
        Of texts (across) on backgrounds (down). 4.5 is enough for every text, 3 for large ones, less for none (WCAG
        2.2).
      </p>
      <div aria-label="Contrast of texts on backgrounds" className={pages.tableFrame} role="region" tabIndex={0}>
        <table className={styles.contrast}>
          <caption className={pages.hidden}>Contrast</caption>
          <thead>
            <tr>
              <td />
              {texts.map((text) => (
                <th key={text.key} scope="col">
                  {text.name.trim() || text.value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grounds.map((ground) => (
              <tr key={ground.key}>
                <th scope="row">{ground.name.trim() || ground.value}</th>
                {texts.map((text) => (
                  <Figure ground={ground} key={text.key} text={text} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Figure({ ground, text }: { ground: DraftColor; text: DraftColor }) {
  if (!isHex(ground.value) || !isHex(text.value)) return <td>–</td>
  if (ground.key === text.key) return <td className={styles.same}>–</td>
  const figure = contrast(parse(hexOf(ground.value)), parse(hexOf(text.value)))
  const level = figure >= 4.5 ? 'enough' : figure >= 3 ? 'large' : 'low'
  const words = { enough: 'enough', large: 'large only', low: 'too low' }[level]
  return (
    <td data-contrast={level}>
      <span aria-hidden className={styles.sample} style={{ background: ground.value, color: text.value }} />
      {/* Rounded down, since 4.49 is not sufficient. */}
      <b>{(Math.floor(figure * 10) / 10).toFixed(1)}</b> <small>{words}</small>
    </td>
  )
}

function isHex(value: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
}
