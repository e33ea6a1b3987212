import { describe, expect, it } from 'vitest'
import { fieldProblems, isOfField } from './fieldProblems'

const problem = (field: string | null, element: string | null = 'a') => ({ element, field, message: 'Wrong.' })

describe('what a save objected to, at its field', () => {
  it('stands at the field that it names, and says where inside of it', () => {
    const problems = [problem('title'), problem('images.1.caption'), problem('link.href'), problem('title', 'b')]
    const of = (field: string) => fieldProblems({ problems, element: 'a', field })
    expect(of('title')).toEqual([{ place: null, message: 'Wrong.' }])
    expect(of('images')).toEqual([{ place: 'row 2, caption', message: 'Wrong.' }])
    expect(of('link')).toEqual([{ place: 'href', message: 'Wrong.' }])
  })

  it('takes no field for another that begins alike', () => {
    expect(fieldProblems({ problems: [problem('titleTag')], element: 'a', field: 'title' })).toEqual([])
  })

  it('leaves to the notice what names no field of the slice', () => {
    expect(isOfField(problem(null), ['title'])).toBe(false)
    expect(isOfField(problem('gone'), ['title'])).toBe(false)
    expect(isOfField(problem('title.0'), ['title'])).toBe(true)
  })
})
