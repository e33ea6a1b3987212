import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import type { Person } from '../../contract/fields'
import { readEditing } from '../../contract/start'
import { slugsOf } from '../../options/getVoix'
import { hubOf } from './hub'
import { pageOfKey } from '../store/line'

export const editingEndpoint = createEndpoint(readEditing, async ({ req }) => {
  const people = new Map<string, Map<string, Person>>()
  for (const { page, user } of await hubOf(req.payload).allWindows()) {
    const id = pageOfKey(page)
    const there = people.get(id) ?? new Map<string, Person>()
    people.set(id, there.set(user.id, user))
  }
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { id: { in: [...people.keys()] } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
    overrideAccess: false,
    req,
  })
  const editing = docs.map(({ id, title }) => {
    return { page: String(id), title: title ?? null, people: [...(people.get(String(id))?.values() ?? [])] }
  })
  return { editing }
})
