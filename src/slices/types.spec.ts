import type { ReactNode } from 'react'
import { expectTypeOf, it } from 'vitest'
import { createField, defineFieldType, defineSlice, field } from './index'
import type {
  FieldOptions,
  LoadArgs,
  ResolvedDocument,
  ResolvedLink,
  ResolvedMedia,
  RichTextValue,
  SliceDefinition,
  SliceLoader,
  SliceProps,
} from './index'

const ratingType = defineFieldType<number, { stars: number; most: number }>({
  type: 'rating',
  label: 'Rating',
  payload: ({ base }) => ({ ...base, type: 'number' }),
  resolve: (value, { field: { max = 5 } }) => ({ stars: Number(value), most: max }),
  text: String,
})
const rating = ({ most, ...options }: FieldOptions<number> & { most: number }) =>
  createField(ratingType, { ...options, max: most })

const every = defineSlice({
  name: 'every',
  label: 'Every',
  admin: { group: 'global' },
  fields: {
    title: field.text({ defaultValue: 'Hello', breakpoints: true }),
    mail: field.email(),
    site: field.url(),
    note: field.textarea(),
    copy: field.richText(),
    picture: field.upload({ breakpoints: { default: { width: 750, height: 900 }, md: { width: 1400 } } }),
    badge: field.image(),
    more: field.link(),
    wide: field.checkbox({ defaultValue: true }),
    accent: field.color(),
    tag: field.select({ options: ['h1', 'h2'], defaultValue: 'h1' }),
    align: field.select({ options: [{ label: 'Left', value: 'left' }, 'right'] }),
    opacity: field.number({ min: 0, max: 1, step: 0.01 }),
    from: field.datetime(),
    day: field.date(),
    offers: field.relationship({ relationTo: 'specials' }),
    stars: rating({ most: 5 }),
    price: field.group({ fields: { amount: field.number(), photo: field.image() } }),
    rows: field.array({
      fields: {
        name: field.text(),
        photo: field.image(),
        size: field.select({ options: ['s', 'm'], defaultValue: 's' }),
      },
    }),
    plain: { type: 'text', name: 'plain' },
    wrapped: field.payload({ type: 'point', name: 'wrapped' }),
  },
  slots: { default: { allowedElements: '*' }, aside: { allowedElements: ['button'] } },
})

type Props = SliceProps<typeof every>

it('gives a component the exact type of every field', () => {
  expectTypeOf<Props['fields']['title']>().toEqualTypeOf<string>()
  expectTypeOf<Pick<Props['fields'], 'mail' | 'site' | 'note'>>().toEqualTypeOf<{
    readonly mail: string
    readonly site: string
    readonly note: string
  }>()
  expectTypeOf<Props['fields']['copy']>().toEqualTypeOf<RichTextValue | null>()
  expectTypeOf<Props['fields']['picture']>().toEqualTypeOf<ResolvedMedia | null>()
  expectTypeOf<Props['fields']['badge']>().toEqualTypeOf<ResolvedMedia | null>()
  expectTypeOf<Props['fields']['more']>().toEqualTypeOf<ResolvedLink | null>()
  expectTypeOf<Props['fields']['wide']>().toEqualTypeOf<boolean>()
  expectTypeOf<Props['fields']['accent']>().toEqualTypeOf<string | null>()
  expectTypeOf<Props['fields']['opacity']>().toEqualTypeOf<number | null>()
  expectTypeOf<Props['fields']['from']>().toEqualTypeOf<string | null>()
  expectTypeOf<Props['fields']['day']>().toEqualTypeOf<string | null>()
  expectTypeOf<Props['fields']['offers']>().toEqualTypeOf<ResolvedDocument[]>()
  expectTypeOf<Props['fields']['stars']>().toEqualTypeOf<{ stars: number; most: number }>()
  expectTypeOf<Props['fields']['plain']>().toEqualTypeOf<unknown>()
  expectTypeOf<Props['fields']['wrapped']>().toEqualTypeOf<unknown>()
})

it('narrows a select to its options, and to null where it has no default', () => {
  expectTypeOf<Props['fields']['tag']>().toEqualTypeOf<'h1' | 'h2'>()
  expectTypeOf<Props['fields']['align']>().toEqualTypeOf<'left' | 'right' | null>()
})

it('gives the rows of a list an id and their own fields', () => {
  type Row = Props['fields']['rows'][number]
  expectTypeOf<Row['id']>().toEqualTypeOf<string>()
  expectTypeOf<Row['name']>().toEqualTypeOf<string>()
  expectTypeOf<Row['photo']>().toEqualTypeOf<ResolvedMedia | null>()
  expectTypeOf<Row['size']>().toEqualTypeOf<'s' | 'm'>()
})

it('gives a group as an object of its fields', () => {
  expectTypeOf<Props['fields']['price']['amount']>().toEqualTypeOf<number | null>()
  expectTypeOf<Props['fields']['price']['photo']>().toEqualTypeOf<ResolvedMedia | null>()
})

it('knows the slots by name', () => {
  expectTypeOf<Props['slots']>().toEqualTypeOf<{ readonly default: ReactNode; readonly aside: ReactNode }>()
  expectTypeOf<keyof Props['children']>().toEqualTypeOf<'default' | 'aside'>()
  expectTypeOf<keyof Props['field']>().toEqualTypeOf<keyof (typeof every)['fields']>()
})

it('gives a component the data of its loader, and the loader the fields of its slice', () => {
  const load = ({ fields }: LoadArgs<typeof every>) => Promise.resolve([fields.title])
  expectTypeOf<SliceProps<typeof every, typeof load>['data']>().toEqualTypeOf<string[] | null>()
  expectTypeOf<Props['data']>().toEqualTypeOf<unknown>()
  expectTypeOf(load).toExtend<SliceLoader>()
  expectTypeOf<LoadArgs['fields']>().toExtend<Record<string, unknown>>()
})

it('lets any definition stand in a list of definitions', () => {
  expectTypeOf(every).toExtend<SliceDefinition>()
})

it('refuses a default that is no option', () => {
  // Only the compiler checks this call: the type of the second argument is the helper's parameter.
  expectTypeOf<'h7'>().not.toExtend<Parameters<typeof field.select<'h1' | 'h2', 'h1'>>[0]['defaultValue']>()
})
