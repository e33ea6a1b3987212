import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { defineSlice, field } from '../../../../slices'
import type { Row } from '../../../../tree/types'
import type { StudioBoot } from '../../../model/boot'
import { NO_REVIEW } from '../../../model/review'
import { HOME } from '../../../spec/fixtures'

const asked = vi.fn(() => new Promise(() => undefined))

// Payload's drawers and forms need a browser; the inputs around them need nothing of it to be drawn.
vi.mock('@payloadcms/ui', async () => {
  const { createContext } = await import('react')
  const drawer = () => [() => null, () => null, { openDrawer: () => undefined, closeDrawer: () => undefined }]
  return {
    FieldContext: createContext(null),
    FieldPathContext: createContext(null),
    ServerFunctionsContext: createContext(null),
    useConfig: () => ({ getEntityConfig: () => ({ fields: [], admin: {} }) }),
    useListDrawer: drawer,
    useServerFunctions: () => ({ _internal_renderField: asked }),
  }
})
const { describeSlices } = await import('../../../../slices/description/describeSlices')
const { createSession } = await import('../../../session/createSession')
const { InputScope } = await import('../../../session/pendingInput/InputScope')
const { SessionProvider } = await import('../../../session/session')
const { FieldInputs } = await import('../fields/FieldInput')
const { fieldInputs } = await import('../fields/inputs')
const { ElementForm } = await import('./ElementForm')

const hotel = defineSlice({
  name: 'hotel',
  label: 'Hotel',
  admin: { group: 'g' },
  fields: {
    title: field.text({ label: 'Title', admin: { description: 'Short.' }, required: true }),
    note: field.textarea({ label: 'Note', admin: { description: 'Is read on arrival. Two lines.' } }),
    mail: field.email({ label: 'Mail', admin: { placeholder: 'ann@example.com' } }),
    site: field.url({ label: 'Site' }),
    copy: field.richText({ label: 'Copy' }),
    picture: field.upload({ label: 'Picture' }),
    logo: field.image({ label: 'Logo' }),
    more: field.link({ label: 'More' }),
    isOpen: field.checkbox({ label: 'Open' }),
    tone: field.color({ label: 'Tone' }),
    size: field.select({ label: 'Size', options: ['small', 'large'], defaultValue: 'large' }),
    stars: field.number({ label: 'Stars', min: 1, max: 5, step: 1 }),
    since: field.date({ label: 'Since' }),
    opens: field.datetime({ label: 'Opens at' }),
    offers: field.relationship({ label: 'Offers', relationTo: 'specials' }),
    rooms: field.array({ label: 'Rooms', fields: { name: field.text({ label: 'Name' }) } }),
    hidden: field.text({ label: 'Hidden', enabled: false }),
  },
})

const COLLECTIONS = { pages: 'pages', media: 'media', users: 'users' }

async function draw({ isReadOnly = false, ...fields }: Record<string, unknown> & { isReadOnly?: boolean }) {
  const req = { user: null, payload: { config: {} } } as unknown as PayloadRequest
  const row = { id: 'a', blockType: 'hotel', blockName: '', element: { parent: null, slot: 'default' }, ...fields }
  const boot = {
    pageId: 'p',
    canEdit: true,
    user: { id: 'u' },
    layouts: [],
    collections: COLLECTIONS,
    uploads: { mimeTypes: [], maxBytes: 1 },
    timeZone: 'UTC',
    timeZones: [],
    apiRoute: '/api',
  }
  const session = createSession({
    boot: { ...boot, slices: await describeSlices({ slices: [hotel], req }) } as unknown as StudioBoot,
    opened: {
      page: HOME,
      rows: [row as unknown as Row],
      rev: 1,
      status: 'draft',
      livePath: null,
      baseRev: null,
      review: NO_REVIEW,
    },
    toggleTheme: () => undefined,
  })
  const known = session.store.getState().tree.rows.a as Row
  asked.mockClear()
  const html = renderToStaticMarkup(
    <SessionProvider value={session}>
      <InputScope element="a" tab="content">
        <FieldInputs value={fieldInputs}>
          <ElementForm isReadOnly={isReadOnly} row={known} />
        </FieldInputs>
      </InputScope>
    </SessionProvider>,
  )
  return { html, isAskedWhileDrawn: asked.mock.calls.length > 0 }
}

it('draws an input for every type of field, with the id that Payload would give it', async () => {
  const { html } = await draw({ title: 'Coral', rooms: [{ id: 'r', name: 'Sea view' }], offers: ['one'], stars: 4 })
  const ids = [
    'title',
    'note',
    'mail',
    'site',
    'picture',
    'logo',
    'more',
    'isOpen',
    'tone',
    'size',
    'stars',
    'since',
    'opens',
    'offers',
    'rooms',
  ]
  for (const name of [...ids, 'copy', 'more__text']) expect(html).toContain(`id="field-${name}"`)
  expect(html).toContain('value="Coral"')
  expect(html).toContain('Short.')
  expect(html).toMatch(/<textarea[^>]*id="field-note"/)
  expect(html).toContain('placeholder="ann@example.com"')
  expect(html).toContain('Sea view')
  expect(html).toContain('Switch on Hidden')
  expect(html).not.toContain('Switch off Title')
})

it('says under an input what the field is for, then what to write', async () => {
  const { html } = await draw({ title: 'Coral' })
  expect(html).toContain('Is read on arrival. Two lines.')
})

it('takes nothing from a person who may only read', async () => {
  const { html } = await draw({ isReadOnly: true, title: 'Coral', rooms: [{ id: 'r', name: 'Sea view' }] })
  // Radio buttons are switched off by what is around them.
  expect(html).not.toMatch(/<(input|select|textarea)(?![^>]* (disabled=""|readOnly=""|type="radio"))/)
  expect(html).not.toMatch(/Switch off|Remove|Add /)
})

it('asks the server for its editor after the drawing, never within: the router would hold up every keystroke until the answer', async () => {
  const { isAskedWhileDrawn } = await draw({ title: 'Coral' })
  expect(isAskedWhileDrawn).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
})
