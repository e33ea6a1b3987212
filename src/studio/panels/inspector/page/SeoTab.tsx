'use client'

import { pageMeta, type PageMeta, problemOf, parseCanonical, textLength } from './pageRules'
import { DESCRIPTION_LIMITS, type LengthLimits, TITLE_LIMITS } from '../../../../slices/checks'
import { useEditor, useSession } from '../../../session/session'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { MediaInput } from '../../../ui/inputs/MediaInput'
import { Section } from '../../../ui/inputs/Section'
import { TextInput } from '../../../ui/inputs/TextInput'
import inputs from '../../../ui/inputs/inputs.module.css'
import { anyText } from '../../../ui/inputs/parse'
import { domainOf } from '../../../model/domain'
import styles from './page.module.css'

/** What search engines and social networks show of the page. */
export function SeoTab() {
  const { boot, dispatch, store } = useSession()
  const page = useEditor((state) => state.page.page)
  const problems = useEditor(({ save }) => save.problems)
  const meta = pageMeta(page)
  const updateMeta = (values: Partial<PageMeta>, typing?: string) => {
    const settings = { meta: { ...pageMeta(store.getState().page), ...values } }
    dispatch({ type: 'settingsUpdate', id: null, settings, typing })
  }
  const problem = (field: string) => problemOf({ problems, field: `meta.${field}` })
  const origin = domainOf(boot, page) ?? window.location.origin
  return (
    <div className={inputs.panel}>
      <Section title="Search result">
        <SearchPreview
          address={meta.canonical ?? `${origin}${page.path}`}
          description={meta.description ?? ''}
          isHidden={meta.noIndex}
          title={meta.title || page.title}
        />
        <TextInput
          hint={<LengthMeter limits={TITLE_LIMITS} text={meta.title ?? ''} />}
          label="Title for search engines"
          name="meta.title"
          onChange={(title) => updateMeta({ title }, 'meta title')}
          parse={anyText}
          placeholder={page.title}
          problem={problem('title')}
          stored={meta.title ?? ''}
        />
        <TextInput
          hint={<LengthMeter limits={DESCRIPTION_LIMITS} text={meta.description ?? ''} />}
          isLong
          label="Description"
          name="meta.description"
          onChange={(description) => updateMeta({ description }, 'meta description')}
          parse={anyText}
          problem={problem('description')}
          stored={meta.description ?? ''}
        />
      </Section>
      <Section hint="Social networks show it beside a link to the page: 1200 × 630 px." title="Picture">
        <MediaInput
          label="Picture for social networks"
          name="meta.image"
          onChange={(image) => updateMeta({ image })}
          problem={problem('image')}
          value={meta.image}
        />
      </Section>
      <Section title="Indexing">
        <TextInput
          hint="Only where this page repeats another: the address of the original."
          label="Canonical address"
          name="meta.canonical"
          onChange={(canonical) => updateMeta({ canonical }, 'meta canonical')}
          parse={parseCanonical}
          placeholder={`${origin}${page.path}`}
          problem={problem('canonical')}
          stored={meta.canonical ?? ''}
        />
        <CheckInput
          hint="Asks search engines not to list the page, and leaves it out of the sitemap."
          isChecked={meta.noIndex}
          label="Keep out of search engines"
          name="meta.noIndex"
          onChange={(noIndex) => updateMeta({ noIndex })}
        />
      </Section>
    </div>
  )
}

/** How long a text is against what search engines show. */
function LengthMeter({ text, limits }: { text: string; limits: LengthLimits }) {
  const { share, state, text: sentence } = textLength({ text, limits })
  return (
    <span className={styles.meter} data-length={state}>
      <span aria-hidden className={styles.track}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {sentence}
    </span>
  )
}

interface Props {
  title: string
  description: string
  address: string
  isHidden: boolean
}

/** The page as a search engine would list it. */
function SearchPreview({ title, description, address, isHidden }: Props) {
  return (
    <figure aria-label="How a search engine may show the page" className={styles.result} data-is-hidden={isHidden}>
      <span className={styles.resultAddress}>{address}</span>
      <span className={styles.resultTitle}>{cut(title, TITLE_LIMITS.max)}</span>
      <span className={styles.resultText}>
        {description === ''
          ? 'Without a description the search engine picks words of the page.'
          : cut(description, DESCRIPTION_LIMITS.max)}
      </span>
      {isHidden && <figcaption>Kept out of search engines.</figcaption>}
    </figure>
  )
}

function cut(text: string, max: number): string {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max).join('').trimEnd()} …` : text
}
