'use client'

import { X } from 'lucide-react'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import type { Tag } from '../../../tree/types'
import lists from './lists.module.css'
import { NewEntry } from './NewEntry'
import { wholeNumber, parseTagName } from './parse'
import { useRowKeys } from './rowKeys'
import { SmallButton } from './SmallButton'
import { TextInput } from './TextInput'

interface Props {
  tags: readonly Tag[]
  onChange: (tags: Tag[], typing?: string) => void
}

/** Tags with the points that a visitor earns. */
export function TagList({ tags, onChange }: Props) {
  const isReadOnly = useReadOnly()
  const rowKeys = useRowKeys(tags.map(({ name }) => name))
  const change = (index: number, part: Partial<Tag>) =>
    onChange(
      tags.map((tag, own) => (own === index ? { ...tag, ...part } : tag)),
      `tag ${index} ${Object.keys(part).join()}`,
    )
  return (
    <>
      {tags.length > 0 && (
        <ul className={lists.rows}>
          {tags.map((tag, index) => (
            <li className={lists.row} key={rowKeys[index]}>
              <TextInput
                id={`tags ${tag.name} name`}
                isLabelHidden
                label={`Name of tag ${index + 1}`}
                name={`tags.${index}.name`}
                onChange={(name) => change(index, { name })}
                parse={(text: string) => parseTagName({ text, others: tags.filter((_, own) => own !== index) })}
                stored={tag.name}
              />
              <TextInput
                id={`tags ${tag.name} point`}
                inputMode="numeric"
                isLabelHidden
                label={`Points of tag ${tag.name}`}
                name={`tags.${index}.point`}
                onChange={(point) => change(index, { point })}
                parse={wholeNumber()}
                stored={String(tag.point)}
              />
              {!isReadOnly && (
                <SmallButton
                  icon={X}
                  isIconOnly
                  label={`Remove tag ${tag.name}`}
                  onClick={() => onChange(tags.filter((_, own) => own !== index))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <NewEntry
          action="Add tag"
          label="New tag"
          name="newTag"
          onAdd={(name) => onChange([...tags, { name, point: 1 }])}
          parse={(text: string) => parseTagName({ text, others: tags })}
        />
      )}
    </>
  )
}
