import { request, type Answer } from './request'
import type { Version, VersionContent } from '../model/versions'

export interface VersionList {
  revisions: Version[]
  next: number | null
}

export interface VersionReader {
  list: (before: number | null) => Promise<Answer<VersionList>>
  content: (rev: number) => Promise<Answer<VersionContent>>
  name: (to: { rev: number; label: string | null }) => Promise<Answer<{ label: string | null }>>
}

/** The page's revisions as the server has them. What a revision holds never changes, so it is asked for once. */
export function createVersionReader({ url }: { url: string }): VersionReader {
  const known = new Map<number, Promise<Answer<VersionContent>>>()
  return {
    list: (before) => request({ url: before === null ? url : `${url}?before=${before}` }),
    content: (rev) => {
      const reading =
        known.get(rev) ??
        request<VersionContent>({ url: `${url}/${rev}` }).then((answer) => {
          if (!answer.ok) known.delete(rev)
          return answer
        })
      known.set(rev, reading)
      return reading
    },
    name: ({ rev, label }) => request({ url: `${url}/${rev}`, method: 'PATCH', body: { label } }),
  }
}
