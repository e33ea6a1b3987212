import type { FieldHook } from 'payload'
import { expect, it } from 'vitest'
import { slug } from './slugField'

const field = { ...slug({ from: 'title' }), name: 'name' }
const [hook] = field.hooks?.beforeValidate ?? []

const made = (value: unknown, data: object, originalDoc?: object) =>
  (hook as FieldHook)({ value, data, originalDoc, field } as unknown as Parameters<FieldHook>[0])

it.each([
  ['what is given, as an address can hold it', 'Año Nuevo!', { title: 'T' }, undefined, 'ano-nuevo'],
  ['the other field when nothing was ever given', undefined, { title: 'A title' }, undefined, 'a-title'],
  ['what is stored when nothing is said', undefined, { title: 'Another' }, { name: 'stored', title: 'T' }, 'stored'],
  ['the other field when it is emptied', '', { title: 'Another' }, { name: 'stored', title: 'T' }, 'another'],
  ['the stored other field when only this is emptied', null, {}, { name: 'stored', title: 'Old' }, 'old'],
  ['that of a title in other letters', undefined, { title: '日本の夏祭り' }, undefined, '日本の夏祭り'],
  ['the stored slug, even from another rule', 'stra-e', { title: 'Straße' }, { name: 'stra-e' }, 'stra-e'],
  ['the other field when no letter of it is left', '!!!', { title: 'A title' }, undefined, 'a-title'],
  ['nothing, which two documents may share, when no letter is left at all', '…', {}, undefined, null],
])('a slug is %s', (_name, value, data, stored, expected) => {
  expect(made(value, data, stored)).toBe(expected)
})
