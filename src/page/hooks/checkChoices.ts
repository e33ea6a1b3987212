import type { CollectionBeforeChangeHook } from 'payload'
import type { CoreContext } from '../../options/context'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'

interface Choices {
  layout?: string | null
  languageCode?: string | null
  siteId?: number | null
}

/** Layout, language and site must be ones that the application has. One that was removed may stay until it is changed. */
export function checkChoices({ layouts, languages, sites }: CoreContext): CollectionBeforeChangeHook {
  const allowed = {
    layout: layouts.map(({ name }) => name),
    languageCode: languages.map(({ code }) => code),
    siteId: sites.map(({ id }) => id),
  }
  return ({ data, originalDoc, req }) => {
    const next = data as Choices
    const before = (originalDoc ?? {}) as Choices
    const errors = (Object.keys(allowed) as (keyof Choices)[]).flatMap((name) => {
      const value = next[name]
      const options: readonly (string | number)[] = allowed[name]
      if (value === undefined || value === null || value === before[name] || options.includes(value)) return []
      return [
        {
          message: `"${value}" is no ${LABELS[name]} of this application. Use one of: ${options.join(', ')}.`,
          path: name,
        },
      ]
    })
    if (errors.length > 0) refuse({ collection: slugsOf(req).pages, errors, req })
    return data
  }
}

const LABELS = { layout: 'layout', languageCode: 'language', siteId: 'site' } as const
