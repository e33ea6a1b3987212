import { changedNames } from '../../../session/formValues'
import { isEqual } from '../../../../tree'

export type Values = Readonly<Record<string, unknown>>

/** What became of a change of the form. */
export interface FormStep {
  /** What a person changed: actions. */
  edits: { field: string; value: unknown }[]
  /** Fields where the form went back to what the page has left behind: they must be shown again. */
  stale: string[]
}

export interface FormSync {
  /** A person's key, click, paste or drop in a field; `null`: somewhere that may change any field, such as a drawer. */
  gesture: (field: string | null) => void
  /** The form has other values than before. */
  formChanged: (form: Values) => FormStep
  /** The page has other values than before. Answers what the form must show, or `null` when it does already. */
  pageChanged: (page: Values, form: Values) => Record<string, unknown> | null
}

/**
 * Keeps a form and the page in agreement. A form changes its values by itself as well: defaults, an editor's normal form, a
 * validation that ends late and brings the value that it began with. Only what follows a gesture in the field, later than the
 * page's last word on it, is an edit: anything else would end a redo, or undo an undo.
 *
 * @param form The form's first values; @param page the page's values from which it was built.
 */
export function createFormSync({ form, page }: { form: Values; page: Values }): FormSync {
  let agreed = form
  let known = page
  const touched = new Set<string>()
  const untouched = new Set<string>()
  const replaced = new Map<string, unknown>()
  let isTouchedAnywhere = false

  return {
    gesture: (field) => {
      if (field !== null) {
        touched.add(field)
        return
      }
      isTouchedAnywhere = true
      untouched.clear()
    },
    formChanged: (now) => {
      const step: FormStep = { edits: [], stale: [] }
      for (const field of changedNames({ before: agreed, after: now })) {
        const isEdit = touched.has(field) || (isTouchedAnywhere && !untouched.has(field))
        if (isEdit) step.edits.push({ field, value: now[field] ?? null })
        else if (replaced.has(field) && isEqual(replaced.get(field), now[field])) step.stale.push(field)
        if (!isEdit) replaced.delete(field)
      }
      agreed = now
      return step
    },
    pageChanged: (next, shown) => {
      const names = changedNames({ before: known, after: next })
      known = next
      const own = names.filter((name) => !isEqual(shown[name], next[name]))
      if (own.length === 0) return null
      for (const name of own) {
        replaced.set(name, shown[name])
        touched.delete(name)
        untouched.add(name)
      }
      agreed = { ...shown, ...Object.fromEntries(own.map((name) => [name, next[name]])) }
      return { ...agreed }
    },
  }
}
