import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { allContracts } from '../../src/contract/all'
import type { Caller, Contract } from '../../src/contract/endpoint'

const CALLERS: Readonly<Record<Caller, string>> = {
  administrator: 'administrators',
  editor: 'editors',
  staff: 'staff',
  studio: 'staff',
  document: 'who may see or change the document',
  visitor: 'everybody',
}

const HEAD = `# Endpoints

Each path is below Payload's API route, \`/api\` by default. \`GET /api/voix/openapi.json\` describes the same endpoints with their
parameters, bodies and answers as OpenAPI 3.1. "Staff" are administrators, editors and reviewers. Payload's own endpoints of
documents are described in Payload's documentation.
`

function lineOf({ method, path: address, caller, summary }: Contract): string {
  return `| \`${method.toUpperCase()} ${address}\` | ${CALLERS[caller]} | ${summary.replaceAll('|', '\\|')} |`
}

it('docs/endpoints.md lists every endpoint of the contract (update it by: npx vitest run -u tests/architecture/endpoints)', async () => {
  const file = path.resolve('docs/endpoints.md')
  const subjects = allContracts().map(({ name, contracts }) =>
    [`## ${name}`, '', '| Endpoint | For | What it does |', '| --- | --- | --- |', ...contracts.map(lineOf), ''].join(
      '\n',
    ),
  )
  const text = await format([HEAD, ...subjects].join('\n'), { ...(await resolveConfig(file)), filepath: file })
  await expect(text).toMatchFileSnapshot(file)
})

const SEEN = ['src/studio', 'src/admin'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/spec\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)

/** Ways to request the server without the contract, and the files that may use them, with the reason. */
const WAYS: [string, RegExp, readonly string[]][] = [
  [
    'a request without an endpoint of the contract',
    /\brequest<|\brequest\(\{\s*(url|method)\b/,
    // They send the request of an endpoint.
    ['src/studio/api/call.ts', 'src/studio/api/request.ts'],
  ],
  [
    'a request of its own',
    /\bfetch\(|\bsecureFetch\(|new XMLHttpRequest\(/,
    [
      'src/studio/api/request.ts',
      'src/studio/api/sendFile.ts',
      'src/studio/api/uploadFile.ts',
      // Checks whether a page exists on the public site.
      'src/studio/api/askChecks.ts',
      // Reads a public file.
      'src/studio/panels/notices/NewBuildNotice.tsx',
    ],
  ],
  [
    'an address of the API that is put together by hand',
    /[`'"]\/api\/|(?<!=)\{(\w+\.)*(apiRoute|api)\}\/?[$\w]|\bapiRoute \+/,
    [
      'src/studio/api/call.ts',
      'src/studio/api/pagePlace.ts',
      // Parses addresses.
      'src/studio/api/lists.ts',
      // The browser is redirected to the provider and back.
      'src/admin/server/readVoix.ts',
      'src/admin/views/SignInReturnView.tsx',
    ],
  ],
]

it.each(WAYS)('only listed files of the studio and the admin have %s', (_what, pattern, allowed) => {
  const found = SEEN.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
  expect(found.filter((file) => !allowed.includes(file))).toEqual([])
  // Exceptions that are no longer needed must be removed.
  expect(allowed.filter((file) => !SEEN.some((seen) => seen.file === file))).toEqual([])
})
