'use client'

import { Pill, SetStepNav } from '@payloadcms/ui'
import { readLayouts, type Colors } from '../../contract/layouts'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { Link } from '../../studio/ui/Link'
import pages from '../pages/pages.module.css'
import styles from './layouts.module.css'
import { colorRuleWords } from './words'

interface Props {
  adminRoute: string
  apiRoute: string
}

/** Lists the layouts with their colours. Each links to its settings. */
export function LayoutsScreen({ adminRoute, apiRoute }: Props) {
  const { data, problem } = useEndpoint(apiRoute, readLayouts, {})
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Layouts' }]} />
      <header className={pages.header}>
        <h1>Layouts</h1>
      </header>
      <p className={pages.lead}>
        Each layout has a palette, and rules that say which colours editors may choose for backgrounds, texts and other
        fields. Its header, footer and typography are defined in code.
      </p>
      {problem !== null && (
        <p className={pages.error} role="alert">
          The layouts cannot be read: {problem}
        </p>
      )}
      {!data && problem === null && (
        <p className={pages.empty} role="status">
          Looking…
        </p>
      )}
      <ul aria-label="Layouts" className={styles.cards}>
        {data?.layouts.map((layout) => (
          <li className={styles.card} data-layout-name={layout.name} key={layout.name}>
            <div aria-hidden className={styles.strip}>
              {layout.palette.map(({ name, value }) => (
                <i key={name} style={{ background: value }} />
              ))}
            </div>
            <div className={styles.about}>
              <h2>
                <Link href={`${adminRoute}/layouts/${encodeURIComponent(layout.name)}`}>{layout.label}</Link>
                {layout.isChanged && (
                  <Pill pillStyle="success" size="small">
                    Changed here
                  </Pill>
                )}
              </h2>
              <code>{layout.name}</code>
              <p>{paletteWords(layout)}</p>
              {layout.colorRules.fields.names.length > 0 && (
                <p className={styles.rules}>
                  {colorRuleWords(layout.colorRules, 'background')} {colorRuleWords(layout.colorRules, 'foreground')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function paletteWords({ palette }: Pick<Colors, 'palette'>): string {
  if (palette.length === 0) return 'No palette: editors pick any colour.'
  return palette.map(({ name }) => name).join(', ')
}
