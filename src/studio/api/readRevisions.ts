import { request, type Answer } from './request'
import type { Revision, RevisionContent } from '../model/revisions'

export interface RevisionList {
  revisions: Revision[]
  next: number | null
}

export interface RevisionReader {
  list: (before: number | null) => Promise<Answer<RevisionList>>
  content: (rev: number) => Promise<Answer<RevisionContent>>
  name: (to: { rev: number; label: string | null }) => Promise<Answer<{ label: string | null }>>
}

/** The page's revisions as the server has them. What a revision holds never changes, so it is asked for once. */
export function createRevisionReader({ url }: { url: string }): RevisionReader {
  const known = new Map<number, Promise<Answer<RevisionContent>>>()
  return {
    list: (before) => request({ url: before === null ? url : `${url}?before=${before}` }),
    content: (rev) => {
      const reading =
        known.get(rev) ??
        request<RevisionContent>({ url: `${url}/${rev}` }).then((answer) => {
          if (!answer.ok) known.delete(rev)
          return answer
        })
      known.set(rev, reading)
      return reading
    },
    name: ({ rev, label }) => request({ url: `${url}/${rev}`, method: 'PATCH', body: { label } }),
  }
}
