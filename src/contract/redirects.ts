import * as z from 'zod/mini'
import { readAddress } from '../tree'
import { endpoint } from './endpoint'

const WRONG_ADDRESS = 'Give a path such as /old, or a whole address: ?address=/old'

/** A path of this site, or a complete address, whose host is taken into account. */
const address = z.pipe(
  z.string(WRONG_ADDRESS).check(z.regex(/^\s*(?:\/|https?:)/i, WRONG_ADDRESS)),
  z.transform((text: string, context) => {
    const read = readAddress(text)
    if (read) return read
    context.issues.push({ code: 'custom', input: text, message: WRONG_ADDRESS })
    return z.NEVER
  }),
)

const testedAddress = z.object({
  path: z.string(),
  query: z.string(),
  host: z.nullable(z.string()),
  /** Whether the product serves the address itself, so that redirects do not apply. */
  isOwn: z.boolean(),
  /** The redirect that applies, with its resolved target. */
  found: z.nullable(
    z.object({
      id: z.string(),
      from: z.string(),
      host: z.nullable(z.string()),
      to: z.string(),
      status: z.number(),
    }),
  ),
})

export type TestedAddress = z.output<typeof testedAddress>

export const testRedirect = endpoint({
  method: 'get',
  path: '/voix/redirects/test',
  summary: 'Returns the redirect that an address follows, found as for visitors.',
  caller: 'staff',
  query: z.object({ address }),
  answer: testedAddress,
})

export const exportRedirects = endpoint({
  method: 'get',
  path: '/voix/redirects.csv',
  summary: 'Returns every redirect, in the columns that an import takes.',
  caller: 'editor',
  answer: 'text/csv',
})

export const importRedirects = endpoint({
  method: 'post',
  path: '/voix/redirects/import',
  summary:
    'Imports redirects. A row with the `from` and `host` of a stored redirect changes it. If a row is wrong, 400 lists each by its line and column, and nothing is imported.',
  caller: 'editor',
  file: 'text/csv',
  answer: z.object({ created: z.number(), updated: z.number() }),
})
