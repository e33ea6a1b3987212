import * as z from 'zod/mini'
import { endpoint } from './endpoint'

const NO_EMAIL = 'Give an e-mail address: ?email=ana@example.com'

/** Submissions with this address in a field, ignoring case. */
const ofPerson = z.object({
  email: z.string(NO_EMAIL).check(z.regex(/^\s*\S+@\S+\s*$/, NO_EMAIL), z.trim()),
})

const foundSubmissions = z.object({
  total: z.number(),
  forms: z.array(z.object({ id: z.string(), title: z.string(), count: z.number() })),
})

export type FoundSubmissions = z.output<typeof foundSubmissions>

export const findPersonSubmissions = endpoint({
  method: 'get',
  path: '/voix/submissions/person',
  summary: 'Counts what a person sent, across forms.',
  caller: 'administrator',
  query: ofPerson,
  answer: foundSubmissions,
})

export const exportPersonSubmissions = endpoint({
  method: 'get',
  path: '/voix/submissions/person.csv',
  summary: 'Returns what a person sent, newest first.',
  caller: 'administrator',
  query: ofPerson,
  answer: 'text/csv',
})

export const deletePersonSubmissions = endpoint({
  method: 'delete',
  path: '/voix/submissions/person',
  summary: 'Deletes what a person sent, all of it or nothing.',
  caller: 'administrator',
  query: ofPerson,
  answer: z.object({ deleted: z.number() }),
})

export const exportSubmissions = endpoint({
  method: 'get',
  path: '/voix/forms/:slug/submissions.csv',
  summary: 'Returns what was sent in a form, newest first, with a column for each field.',
  caller: 'editor',
  answer: 'text/csv',
})
