import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { LayoutScreen } from '../../src/admin/layouts/LayoutScreen'
import { LayoutsScreen } from '../../src/admin/layouts/LayoutsScreen'
import { colorRules } from '../../src/tree'
import { faultsIn } from './helpers/faults'
import { fill, inspect, row, rowsOf } from './helpers/studio'

// This screen's own buttons are Payload's.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('./helpers/payloadUi')),
  Button: ({ children, type = 'button', onClick, disabled }: ComponentProps<'button'>) => (
    <button disabled={disabled} onClick={onClick} type={type}>
      {children}
    </button>
  ),
}))

const code = {
  palette: [
    { name: 'Sand', value: '#f7efe4' },
    { name: 'Sea', value: '#0b4f5c' },
  ],
  colorRules: colorRules({
    fields: ['backgroundColor', 'color'],
    background: 'palette',
    foreground: { picker: false, palette: ['Sea'] },
  }),
}
const JEWEL = { name: 'jewel', label: 'Jewel', ...code, rev: 3, isChanged: false, code }
const FIELDS = [
  { name: 'backgroundColor', label: 'The style “Background”' },
  { name: 'color', label: 'The style “Text colour”' },
  { name: 'dotColor', label: 'Slider' },
]
const USES = [{ color: '#f7efe4', pages: 1, docs: [{ id: '7', title: 'Dining', path: '/dining', kind: 'page' }] }]

/** Opens the screen of one layout and records its requests. `refusal` is the next response to a save. */
async function open() {
  const sent: unknown[] = []
  const server = { layout: JEWEL as typeof JEWEL, refusal: null as Response | null }
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/uses')) return Promise.resolve(Response.json({ uses: USES }))
    if (method === 'GET') return Promise.resolve(Response.json({ layouts: [server.layout] }))
    const asked = JSON.parse(String(body)) as Partial<typeof JEWEL>
    sent.push(asked)
    if (server.refusal) return Promise.resolve(server.refusal)
    server.layout = { ...JEWEL, ...asked, rev: 4, isChanged: true }
    return Promise.resolve(Response.json({ layout: server.layout }))
  })
  const kept = new Map()
  const { container } = render(
    <SWRConfig value={{ provider: () => kept }}>
      <LayoutScreen adminRoute="/voix" apiRoute="/api" fields={FIELDS} label="Jewel" name="jewel" />
    </SWRConfig>,
  )
  await screen.findByRole('heading', { name: 'Palette' })
  const user = userEvent.setup()
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  const name = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Name of colour ${number}` })
  return { container, sent, server, user, button, name, press: (what: string | RegExp) => user.click(button(what)) }
}

it('sets names, colours and rules of a layout, and stores them at the revision that it has read', async () => {
  const { sent, user, name, button, press } = await open()
  expect(button('Save').disabled).toBe(true)
  fill(name(2), 'Deep sea')
  fill(screen.getByRole('textbox', { name: 'Colour of Sand' }), '#ffeedd')
  await press('Add a colour')
  fill(name(3), 'Sun')
  await press('Move Sun up')
  await user.click(screen.getByRole('checkbox', { name: /dotColor/ }))
  const backgrounds = within(screen.getByRole('group', { name: 'Colours offered for backgrounds' }))
  await user.click(backgrounds.getByRole('checkbox', { name: 'Sun' }))
  await press('Save')
  await screen.findByText('Saved. Not as in code.')
  const any = { picker: false, palette: ['Deep sea'] }
  expect(sent).toEqual([
    {
      rev: 3,
      palette: [
        { name: 'Sand', value: '#ffeedd' },
        { name: 'Sun', value: '#888888' },
        { name: 'Deep sea', value: '#0b4f5c' },
      ],
      colorRules: {
        fields: { ...any, names: ['backgroundColor', 'color', 'dotColor'] },
        background: { picker: false, palette: ['Sand', 'Deep sea'] },
        foreground: any,
      },
    },
  ])
  await press('As in code')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'As in code' }))
  await waitFor(() => expect(sent[1]).toEqual({ rev: 4, restore: true }))
})

it('says on which pages a colour stands, and of one that goes that they keep it', async () => {
  const { press } = await open()
  const link = await screen.findByRole('link', { name: 'Dining', hidden: true })
  expect(link.getAttribute('href')).toBe('/voix/studio/7')
  expect(screen.getByText('On no page')).toBeTruthy()
  await press('Remove Sand')
  expect(screen.getByText(/leave the palette. Pages keep them/).parentElement?.textContent).toContain(
    'Sand #f7efe4 on 1 page',
  )
  await press('Discard changes')
  expect(screen.queryByText(/leave the palette/)).toBeNull()
})

it('tells the contrast while a colour is chosen', async () => {
  await open()
  const figure = () => document.querySelector('td[data-contrast]')?.textContent
  expect(figure()).toContain('8.0 enough')
  fill(screen.getByRole('textbox', { name: 'Colour of Sea' }), '#d9b98a')
  expect(figure()).toContain('1.6 too low')
})

it('names what is wrong at its input, and stores nothing until it is mended', async () => {
  const { sent, name, button, container } = await open()
  fill(name(2), 'sand')
  fill(screen.getByRole('textbox', { name: 'Colour of Sand' }), 'nonsense')
  expect(name(2).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Write a colour such as #4338ca or rgb(67 56 202).',
    'There is a colour “sand” already.',
  ])
  expect(button('Save').disabled).toBe(true)
  expect(sent).toEqual([])
  expect(await faultsIn(container)).toEqual([])
})

it('keeps what was set when somebody else was faster, until theirs is asked for', async () => {
  const { server, name, press } = await open()
  fill(name(1), 'Dune')
  server.layout = { ...JEWEL, palette: [{ name: 'Theirs', value: '#ffffff' }], rev: 4 }
  server.refusal = Response.json({ errors: [{ message: 'The colours were changed meanwhile.' }] }, { status: 409 })
  await press('Save')
  const load = await screen.findByRole('button', { name: /Load the stored colours/ })
  expect(screen.getByRole('alert').textContent).toContain('changed meanwhile')
  expect(name(1).value).toBe('Dune')
  await userEvent.click(load)
  expect(name(1).value).toBe('Theirs')
})

it('lists the layouts with their colours and rules, and says why they cannot be read', async () => {
  const answers = [Response.json({ layouts: [{ ...JEWEL, isChanged: true }] })]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.json({}, { status: 500 })))
  const show = () =>
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <LayoutsScreen adminRoute="/voix" apiRoute="/api" />
      </SWRConfig>,
    )
  const first = show()
  const link = await screen.findByRole('link', { name: 'Jewel' })
  expect(link.getAttribute('href')).toBe('/voix/layouts/jewel')
  const card = link.closest('li')?.textContent
  expect(card).toContain('Changed here')
  expect(card).toContain('Backgrounds: the palette only. Texts: Sea only.')
  first.unmount()
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read')
})

const OPTIONS = { page: { layout: 'jewel' } }
const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Background colour/ })

it('the studio offers what the rule does, and says at the field why a colour cannot be saved', async () => {
  const only = row('containers', { backgroundColor: '#123456' })
  const { user, command } = await inspect({ ...OPTIONS, rows: [only] })
  // The page already uses the color, so it may keep it.
  expect(control().closest('[data-field]')?.textContent).toContain('It stays until you choose another.')
  const palette = within(screen.getByRole('group', { name: 'Palette for Background colour' }))
  await user.click(palette.getByRole('button', { name: 'Plum' }))
  expect(rowsOf()[0]?.backgroundColor).toBe('#54265c')
  expect(control().closest('[data-field]')?.textContent).not.toContain('It stays')
  expect(control().readOnly).toBe(true)
  // A paste or a template may set it.
  fill(control(), '#000000')
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This must be a colour that the layout's rule for backgrounds allows: Ivory \(#fbf8f3\), /,
  )
  await user.click(command('undo'))
  await user.click(command('undo'))
  expect(rowsOf()[0]?.backgroundColor).toBe('#123456')
})

it('the studio has the colours that administrators have set since it was opened', async () => {
  const set = {
    palette: [{ name: 'Sun', value: '#ffcc00' }],
    colorRules: colorRules({ fields: ['backgroundColor'], background: 'palette' }),
  }
  const answers = { '/voix/layouts': { layouts: [{ name: 'jewel', ...set }] } }
  const first = row('containers', { backgroundColor: '#54265c' })
  const { user } = await inspect({ ...OPTIONS, answers, isIdle: true, rows: [first] })
  await user.click(await screen.findByRole('button', { name: 'Sun' }))
  expect(rowsOf()[0]?.backgroundColor).toBe('#ffcc00')
  expect(screen.queryByRole('button', { name: 'Plum' })).toBeNull()
})
