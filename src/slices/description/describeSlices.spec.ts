import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { defineFieldType, defineSlice, relationshipType, createField, extendFieldType, field } from '..'
import { describeSlices } from './describeSlices'
import { packSlices } from './packSlices'

const onlyAdministrators = ({ req }: { req: PayloadRequest }) => req.user?.roles?.includes('administrator') ?? false
const offers = extendFieldType(relationshipType, { type: 'offers', label: 'Offers' })

const slice = defineSlice({
  name: 'hotel',
  label: 'Hotel',
  admin: { group: 'g' },
  fields: {
    title: field.text({ label: 'Title', admin: { placeholder: 'Welcome', description: 'Short.' }, required: true }),
    price: field.number({ min: 1, access: { update: onlyAdministrators } }),
    margin: field.number({ access: { read: onlyAdministrators } }),
    offers: createField(offers, { relationTo: 'specials' }),
    rooms: field.array({
      fields: { view: field.image({ breakpoints: { default: { width: 320 } } }), name: field.text() },
    }),
    code: field.payload({ type: 'text', name: 'code', label: 'Code', admin: { condition: () => true } }),
  },
})

const describe = async (roles: string[]) => {
  const req = { payload: { config: {} }, user: { roles } } as unknown as PayloadRequest
  const [info] = await describeSlices({ slices: [slice], req })
  return new Map(info?.fields.map((own) => [own.name, own]))
}

it('says of each field what its input needs', async () => {
  const fields = await describe(['administrator'])
  expect(fields.get('title')).toMatchObject({
    label: 'Title',
    description: 'Short.',
    placeholder: 'Welcome',
    required: true,
    canUpdate: true,
  })
  expect(fields.get('offers')).toMatchObject({
    type: 'offers',
    like: 'relationship',
    relationTo: 'specials',
    empty: [],
  })
  expect(fields.get('rooms')).toMatchObject({
    rowLabel: 'Room',
    resolvedByServer: true,
    fields: [{ name: 'view', media: { default: { width: 320 } } }, {}],
  })
  expect(fields.get('code')).toMatchObject({ type: 'payload', label: 'Code', needsServer: true })
})

it('leaves out a field that the person may not read, and says of one that it may not be changed', async () => {
  const fields = await describe(['editor'])
  expect(fields.has('margin')).toBe(false)
  expect(fields.get('price')).toMatchObject({ min: 1, canUpdate: false })
})

it('describes once what is the same for everybody, and for each person what is not', async () => {
  const plain = defineSlice({ name: 'line', label: 'Line', admin: { group: 'g' }, fields: { title: field.text() } })
  const payload = { config: {} }
  const ask = (roles: string[]) =>
    describeSlices({ slices: [plain, slice], req: { payload, user: { roles } } as unknown as PayloadRequest })
  const [[line, hotel], [sameLine, otherHotel]] = await Promise.all([
    await ask(['administrator']),
    await ask(['editor']),
  ])
  expect(sameLine).toBe(line)
  expect([hotel?.fields.length, otherHotel?.fields.length]).toEqual([6, 5])
})

it('describes default rows in the same words in each process, as browsers keep them by what they say', async () => {
  const list = (rows: Record<string, unknown>[]) => field.array({ defaultValue: rows, fields: { name: field.text() } })
  const cards = defineSlice({
    name: 'cards',
    label: 'Cards',
    admin: { group: 'g' },
    fields: { cards: list([{ name: 'One' }, { name: 'Two' }]) },
    templates: { one: { label: 'One', fields: { cards: [{ name: 'One' }] } } },
    slots: {
      default: { allowedElements: '*', defaultElements: [{ slice: 'cards', fields: { cards: [{ name: 'Three' }] } }] },
    },
  })
  const text = async () =>
    packSlices(await describeSlices({ slices: [cards], req: { payload: { config: {} } } as unknown as PayloadRequest }))
  expect(await text()).toBe(await text())
  const [info] = JSON.parse(await text()) as [{ defaults: { cards: { id: string }[] } }]
  expect(new Set(info.defaults.cards.map(({ id }) => id)).size).toBe(2)
})

it('the server resolves the fields of an application’s type, which the preview’s document lacks', async () => {
  const stars = defineFieldType<number, unknown>({
    type: 'stars',
    label: 'Stars',
    payload: ({ base }) => ({ ...base, type: 'number' }),
    resolve: Number,
    preview: ({ value }) => value,
    text: String,
  })
  const rated = { one: createField(stars, {}), rows: field.array({ fields: { one: createField(stars, {}) } }) }
  const fields = { ...rated, title: field.text() }
  const known = defineSlice({ name: 'rated', label: 'Rated', admin: { group: 'g' }, fields })
  const req = { payload: { config: {} } } as unknown as PayloadRequest
  const [info] = await describeSlices({ slices: [known], req })
  expect(info?.fields.map(({ resolvedByServer }) => resolvedByServer)).toEqual([true, true, false])
})
