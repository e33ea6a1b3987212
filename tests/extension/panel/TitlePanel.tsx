'use client'

import { anyText, TextInput, useEditor } from 'voix/studio/client'
import type { ElementPanelProps, ElementTab, PagePanelProps, PageTab } from 'voix/studio/client'
import { useSaveCount } from '../provider/SaveCount'

/** Edits the title of an element and shows its length. */
function ElementTitle({ row, updateField }: ElementPanelProps) {
  const title = titleOf(row.title)
  return (
    <TextInput
      hint={`${title.length} characters`}
      label="Title of the element"
      name="title"
      onChange={(text) => updateField('title', text)}
      parse={anyText}
      stored={title}
    />
  )
}

/** Edits the title of the page. */
function PageTitle({ page, updatePage }: PagePanelProps) {
  const saves = useSaveCount()
  const count = useEditor((state) => Object.keys(state.page.tree.rows).length)
  return (
    <TextInput
      hint={`Elements: ${count}. Saved here: ${saves}.`}
      label="Title of the page"
      name="pageTitle"
      onChange={(title) => updatePage({ title }, true)}
      parse={anyText}
      stored={page.title}
    />
  )
}

const titleOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const titleTabs: [ElementTab, PageTab] = [
  {
    id: 'title',
    label: 'Title',
    note: ({ title }) => (titleOf(title).length > 60 ? 'long' : undefined),
    isFor: ({ title }) => typeof title === 'string',
    Panel: ElementTitle,
  },
  { of: 'page', id: 'page-title', label: 'Title', Panel: PageTitle },
]
