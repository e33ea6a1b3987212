import { describe, expect, it } from 'vitest'
import { annotationsOf, listedThreads, mentionsIn, NO_REVIEW, openThreads, partsOf, type ReviewFilter } from './review'
import type { Annotation, Review } from '../../contract/review'
import { reviewSteps } from './reviewSteps'
import { createStudioStore } from './store/createStudioStore'
import { PAGE } from './spec/fixtures'

const [ana, ben] = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Ben' },
]

const comment = (id: string, author = ana, text = id) => ({ id, text, author, createdAt: null, editedAt: null })

const annotation = (uuid: string, more: Partial<Annotation> = {}): Annotation => ({
  ...{ uuid, element: 'e', x: 0.5, y: 0.5, breakpoint: 'md', status: 'pending', author: ana, resolvedBy: null },
  ...{ mentions: [], createdAt: '2026-01-01T00:00:00.000Z', comments: [comment(`${uuid}-1`)] },
  ...more,
})

const reviewOf = (...all: Annotation[]): Review => {
  const annotations: Record<string, Annotation[]> = {}
  for (const one of all) (annotations[one.breakpoint] ??= []).push(one)
  return { ...NO_REVIEW, status: 'pending', annotations }
}

describe('reviewSteps', () => {
  const known = reviewOf(annotation('stays'), annotation('grows'), annotation('goes'), annotation('changes'))
  const fetched: Review = {
    ...reviewOf(
      annotation('stays'),
      annotation('grows', { comments: [comment('grows-1'), comment('grows-2', ben)] }),
      annotation('changes', { status: 'resolved', resolvedBy: ben }),
      annotation('comes', { breakpoint: 'xl' }),
    ),
    status: 'approved',
    rev: 3,
  }

  it('says by actions what others did, no more than that', () => {
    const steps = reviewSteps(known, fetched)
    expect(steps.map(({ type }) => type)).toEqual([
      'annotationDelete',
      'annotationComment',
      'annotationUpdate',
      'annotationAdd',
      'reviewStatus',
    ])
    expect(reviewSteps(fetched, fetched)).toEqual([])
  })

  it('leads to the review that was fetched, and neither dirties the page nor can be undone', () => {
    const store = createStudioStore({ page: PAGE, rows: [], rev: 1, review: known })
    const before = store.getState()
    for (const step of reviewSteps(known, fetched)) store.dispatch(step)
    const after = store.getState()
    expect(after.review).toEqual(fetched)
    expect([after.page, after.tree, after.history]).toEqual([before.page, before.tree, before.history])
    store.undo()
    expect(store.getState().review).toEqual(fetched)
  })

  it('says nothing twice: a step that came already changes nothing', () => {
    const store = createStudioStore({ page: PAGE, rows: [], rev: 1, review: fetched })
    for (const step of reviewSteps(known, fetched))
      expect(store.dispatch(step), step.type).toMatchObject({ applied: false })
  })
})

describe('annotationsOf', () => {
  it('numbers them by breakpoint', () => {
    const review = reviewOf(annotation('a'), annotation('b', { breakpoint: 'xl' }), annotation('c'))
    expect(annotationsOf(review).map(({ uuid, number }) => [uuid, number])).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 1],
    ])
    expect(annotationsOf(review, 'xl').map(({ uuid }) => uuid)).toEqual(['b'])
    expect(annotationsOf(review, 'sm')).toEqual([])
    expect(openThreads(reviewOf(annotation('a'), annotation('b', { status: 'resolved' })))).toBe(1)
  })
})

describe('listedThreads', () => {
  const review = reviewOf(
    annotation('mine'),
    annotation('answered', { author: ben, comments: [comment('1', ben), comment('2', ana)] }),
    annotation('names-me', { author: ben, comments: [comment('3', ben)], mentions: ['a'], breakpoint: 'xl' }),
    annotation('done', { status: 'resolved' }),
  )
  it.each<[Partial<ReviewFilter>, string[]]>([
    [{}, ['mine', 'answered', 'names-me']],
    [{ state: 'resolved' }, ['done']],
    [{ state: 'all' }, ['mine', 'answered', 'done', 'names-me']],
    [{ who: 'mine' }, ['mine', 'answered']],
    [{ who: 'mentions' }, ['names-me']],
    [{ isHere: true }, ['mine', 'answered']],
  ])('by %j lists %j', (change, uuids) => {
    const filter: ReviewFilter = { state: 'open', who: 'everybody', isHere: false, ...change }
    expect(listedThreads({ review, filter, breakpoint: 'md', me: 'a' }).map(({ uuid }) => uuid)).toEqual(uuids)
  })
})

describe('a text', () => {
  const colleagues = [
    { id: 'a', name: 'Ana', mayApprove: false },
    { id: 'al', name: 'Ana López', mayApprove: false },
  ]
  it.each([
    ['@Ana, look', ['a']],
    ['look, @Ana López!', ['al']],
    ['@Anabel and ana@Ana.com and @ Ana', []],
    ['@Ana López and @Ana', ['al', 'a']],
  ])('%s names %j', (text, ids) => {
    expect(mentionsIn(text, colleagues)).toEqual(ids)
    expect(
      partsOf(text, colleagues)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
