import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm, formProblemText } from './checkForm'
import { FORM_FIELD_TYPES, type FormField } from './formField'

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: 'text',
  required: false,
  placeholder: '',
  minLength: null,
  maxLength: null,
  options: [],
  ...more,
})

const choice = { options: [{ label: 'A', value: 'a' }] }

describe('a form', () => {
  it.each<[Partial<FormField>, unknown, unknown]>([
    [{}, '  Ana ', 'Ana'],
    [{}, '', undefined],
    [{ type: 'email' }, 'ana@example.com', 'ana@example.com'],
    [{ type: 'tel' }, '+1 (555) 010-0199', '+1 (555) 010-0199'],
    [{ type: 'number' }, '12', 12],
    [{ type: 'number' }, 12, 12],
    [{ type: 'number' }, ' -1.5 ', -1.5],
    [{ type: 'number' }, '１２', 12],
    [{ type: 'tel' }, '＋３４ 971－123－456', '+34 971-123-456'],
    [{ type: 'tel' }, '971–123–456', '971–123–456'],
    [{ type: 'date' }, '2027-03-01', '2027-03-01'],
    [{ type: 'date' }, '2028-02-29', '2028-02-29'],
    [{ type: 'date' }, '２０２７－０３－０１', '2027-03-01'],
    [{ type: 'email' }, 'ana@münchen.example', 'ana@münchen.example'],
    [{ type: 'email' }, 'ana@xn--mnchen-3ya.example', 'ana@xn--mnchen-3ya.example'],
    [{ type: 'email' }, '用户@例え.テスト', '用户@例え.テスト'],
    [{ type: 'email' }, "josé.o'neil+tag@example.co.uk", "josé.o'neil+tag@example.co.uk"],
    [{ type: 'email' }, 'उदाहरण@उदाहरण.भारत', 'उदाहरण@उदाहरण.भारत'],
    [{ type: 'select', ...choice }, 'a', 'a'],
    [{ type: 'checkbox' }, 'on', true],
    [{ type: 'checkbox' }, undefined, false],
    [{ type: 'checkbox', required: true }, true, true],
  ])('takes %o with %o as %o', (more, value, kept) => {
    expect(checkForm([field('a', more)], { a: value })).toEqual({
      values: kept === undefined ? {} : { a: kept },
      problems: [],
    })
  })

  it.each<[Partial<FormField>, unknown, object]>([
    [{ required: true }, '  ', { rule: 'required' }],
    [{ required: true }, undefined, { rule: 'required' }],
    ...[
      ...['ana@', '@example.com', 'ana', 'ana@example', 'a b@example.com', 'ana@exa mple.com', 'a@b@example.com'],
      ...['.ana@example.com', 'a..b@example.com', 'ana@-example.com', 'ana@example-.com', 'ana@example..com'],
      ...[
        'ana@127.0.0.1',
        'ana@example.com.',
        'ana@exam_ple.com',
        'a,b@example.com',
        '"a"@example.com',
        'a<b@example.com',
      ],
      ...[`${'x'.repeat(65)}@example.com`, `ana@${'x'.repeat(64)}.com`, `ana@${'x.'.repeat(130)}com`],
    ].map((email): [Partial<FormField>, unknown, object] => [{ type: 'email' }, email, { rule: 'email' }]),
    [{ type: 'tel' }, 'call me', { rule: 'tel' }],
    [{ type: 'tel' }, '((((((', { rule: 'tel' }],
    [{ type: 'number' }, 'many', { rule: 'number' }],
    [{ type: 'number' }, '0x10', { rule: 'number' }],
    [{ type: 'number' }, 'Infinity', { rule: 'number' }],
    [{ type: 'number' }, '12345678901234567890', { rule: 'number' }],
    [{ type: 'number' }, Number.NaN, { rule: 'number' }],
    [{ type: 'date' }, '2027-02-77', { rule: 'date' }],
    [{ type: 'date' }, '2027-02-31', { rule: 'date' }],
    [{ type: 'date' }, '2027-02-29', { rule: 'date' }],
    [{ type: 'select', ...choice }, 'b', { rule: 'option' }],
    [{ type: 'checkbox', required: true }, '', { rule: 'required' }],
    [{ type: 'checkbox' }, 'maybe', { rule: 'unknown' }],
    [{ minLength: 3 }, 'ab', { rule: 'tooShort', limit: 3 }],
    [{ maxLength: 3 }, 'abcd', { rule: 'tooLong', limit: 3 }],
    [{}, 'x'.repeat(501), { rule: 'tooLong', limit: 500 }],
    [{}, { deep: true }, { rule: 'unknown' }],
    [{}, ['x'], { rule: 'unknown' }],
  ])('refuses %o with %o', (more, value, problem) => {
    expect(checkForm([field('a', more)], { a: value }).problems).toEqual([{ field: 'a', ...problem }])
  })

  it('refuses fields that it does not have, whatever they are called', () => {
    const values = JSON.parse('{"b": "x", "__proto__": "y"}') as Record<string, unknown>
    expect(
      checkForm([field('a')], values)
        .problems.map(({ field }) => field)
        .sort(),
    ).toEqual(['__proto__', 'b'])
    expect(checkForm([field('constructor', { required: true })], {}).problems).toHaveLength(1)
  })

  it('throws at nothing that is sent, and keeps texts, numbers and yes and no alone', () => {
    const fields = FORM_FIELD_TYPES.map((type) => field(type, { type, ...choice }))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FORM_FIELD_TYPES, 'other'), fc.anything()), (values) => {
        const kept = Object.values(checkForm(fields, values).values ?? {})
        return kept.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
      }),
    )
  })

  it('says what is wrong in the words of the page’s language, else in its own', () => {
    const problem = { field: 'a', rule: 'tooLong', limit: 3 } as const
    expect(formProblemText(problem)).toBe('Please write at most 3 characters.')
    expect(formProblemText(problem, { 'form.tooLong': 'Como mucho {limit}.' })).toBe('Como mucho 3.')
  })
})
