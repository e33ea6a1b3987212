import type { Person } from '../../contract/fields'
import type { Annotation, Colleague, Review, ReviewStatus } from '../../contract/review'
import { BREAKPOINT_NAMES } from '../../tree'
import type { Breakpoint } from '../../tree/types'

export const NO_REVIEW: Review = {
  status: null,
  rev: null,
  askedBy: null,
  askedAt: null,
  reviewers: [],
  decidedBy: null,
  decidedAt: null,
  annotations: {},
}

/** An annotation with the number that it has at its breakpoint, from 1. */
export type Numbered = Annotation & { number: number }

/** The annotations of one breakpoint, or of all from small to wide. */
export function annotationsOf({ annotations }: Pick<Review, 'annotations'>, only?: Breakpoint): Numbered[] {
  return BREAKPOINT_NAMES.filter((name) => only === undefined || name === only).flatMap((name) =>
    (annotations[name] ?? []).map((one, index) => ({ ...one, number: index + 1 })),
  )
}

export function annotationBy({ annotations }: Pick<Review, 'annotations'>, uuid: string): Annotation | undefined {
  return Object.values(annotations)
    .flat()
    .find((one) => one.uuid === uuid)
}

/** Returns whether the shown revision is the approved one. */
export function isApproved({ review, rev }: { review: ReviewStatus; rev: number }): boolean {
  return review.status === 'approved' && review.rev === rev
}

/**
 * Returns the ids of the users that a text mentions by `@name`. The longest match wins: "@Ana López" does not mention
 * an Ana.
 */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): string[] {
  return partsOf(text, colleagues).flatMap(({ person }) => person?.id ?? [])
}

/** Splits a text into plain parts and mentions. */
export function partsOf(text: string, people: readonly Person[]): { text: string; person: Person | null }[] {
  const names = people.filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length)
  const parts: { text: string; person: Person | null }[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const isStart = text[at] === '@' && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
    const rest = text.slice(at + 1)
    const person =
      isStart && names.find(({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)))
    if (!person) {
      plain += text[at]
      at += 1
      continue
    }
    if (plain !== '') parts.push({ text: plain, person: null })
    plain = ''
    parts.push({ text: `@${person.name}`, person })
    at += person.name.length + 1
  }
  return plain === '' ? parts : [...parts, { text: plain, person: null }]
}

/** Which threads are listed. */
export interface ReviewFilter {
  state: 'open' | 'resolved' | 'all'
  who: 'everybody' | 'mine' | 'mentions'
  /** At the breakpoint that is shown alone. */
  isHere: boolean
}

/** Returns the listed threads, of all breakpoints or of the current one. `me` is the id of the user. */
export function listedThreads({
  review,
  filter: { state, who, isHere },
  breakpoint,
  me,
}: {
  review: Pick<Review, 'annotations'>
  filter: ReviewFilter
  breakpoint: Breakpoint
  me: string
}): Numbered[] {
  return annotationsOf(review, isHere ? breakpoint : undefined).filter(({ author, comments, mentions, status }) => {
    if (state !== 'all' && (status === 'resolved') !== (state === 'resolved')) return false
    if (who === 'mentions') return mentions.includes(me)
    return who === 'everybody' || author?.id === me || comments.some((one) => one.author?.id === me)
  })
}

/** How many threads of the page are open. */
export function openThreads({ annotations }: Pick<Review, 'annotations'>): number {
  return Object.values(annotations)
    .flat()
    .filter(({ status }) => status === 'pending').length
}
