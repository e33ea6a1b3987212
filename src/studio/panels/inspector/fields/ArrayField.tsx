'use client'

import { ChevronDown, Copy, GripVertical, Images, Plus, X } from 'lucide-react'
import { memo, useCallback, useRef, useState } from 'react'
import { isAsked, type FieldInfo } from '../../../../slices'
import { domIdOf } from '../../../dom/fieldId'
import { picturePlaceOf, withPictures } from '../../../model/pictures'
import { choosePictures } from '../../../session/pictures/choosePictures'
import { useEditor, useSession } from '../../../session/session'
import { useFileDrop } from '../../../ui/useFileDrop'
import { FieldBox } from '../../../ui/inputs/Labelled'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { FieldInput, inputProps, type FieldInputProps } from './FieldInput'
import styles from './fields.module.css'
import { duplicated, moved, newRow, rowsOf, rowTitle, type ListRow } from '../../../model/rows'
import { useRowDrag, type RowDrag } from './useRowDrag'
import { useRowPictures } from './useRowPictures'

/** Rows of fields: added, removed, duplicated, moved and folded, to any depth. They begin folded. */
export function ArrayField(props: FieldInputProps) {
  const { field, path, id, value, onChange, isReadOnly } = props
  const rows = rowsOf(value)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const drag = useRowDrag({ count: rows.length, onMove: (move) => onChange(moved(rows, move)) })
  const pictures = useAddPictures(props)
  const pictureOf = useRowPictures(field, rows)
  const latest = useRef({ rows, onChange })
  latest.current = { rows, onChange }
  const changeRow = useCallback((rowId: string, name: string, next: unknown, isTyped?: boolean) => {
    const { rows, onChange } = latest.current
    onChange(
      rows.map((row) => (row.id === rowId ? { ...row, [name]: next } : row)),
      isTyped,
    )
  }, [])
  const fold = useCallback((rowId: string, isFolded: boolean) => {
    setOpen((now) => new Set(isFolded ? [...now].filter((other) => other !== rowId) : [...now, rowId]))
  }, [])
  const add = () => {
    const row = newRow(field.fields)
    onChange([...rows, row])
    fold(row.id, false)
  }
  const isAllOpen = rows.every((row) => open.has(row.id))
  const isFull = field.maxRows !== undefined && rows.length >= field.maxRows
  const isLeast = field.minRows !== undefined && rows.length <= field.minRows
  return (
    <FieldBox
      {...inputProps(props)}
      aside={
        rows.length > 1 && (
          <button
            className={styles.foldAll}
            onClick={() => setOpen(new Set(isAllOpen ? [] : rows.map((row) => row.id)))}
            type="button"
          >
            {isAllOpen ? 'Fold all' : 'Open all'}
          </button>
        )
      }
    >
      <div {...pictures.drop.target} className={styles.drop} data-is-over={pictures.drop.isOver || undefined}>
        {rows.length > 0 && (
          <ol className={styles.rows} ref={drag.list}>
            {rows.map((row, index) => (
              <li className={styles.row} data-row={row.id} key={row.id} {...drag.row(index)}>
                <RowHead
                  drag={drag}
                  index={index}
                  isLeast={isLeast}
                  isFull={isFull}
                  isOpen={open.has(row.id)}
                  isReadOnly={isReadOnly}
                  onDuplicate={() => onChange(duplicated(rows, index))}
                  onFold={() => fold(row.id, open.has(row.id))}
                  onRemove={() => onChange(rows.filter((other) => other.id !== row.id))}
                  panel={domIdOf(`${path}.${index}`)}
                  picture={pictureOf(row)?.thumbnail ?? null}
                  title={rowTitle({ row, fields: field.fields, index, picture: pictureOf(row)?.name })}
                />
                <RowBody
                  changeRow={changeRow}
                  fields={field.fields}
                  id={`${id}.${row.id}`}
                  isOpen={open.has(row.id)}
                  isReadOnly={isReadOnly}
                  path={`${path}.${index}`}
                  row={row}
                />
              </li>
            ))}
          </ol>
        )}
        {rows.length === 0 && isReadOnly && <p className={styles.none}>None</p>}
        {!isReadOnly && (
          <div className={styles.adds}>
            <SmallButton icon={Plus} isOff={isFull} label={`Add ${field.rowLabel}`} onClick={add} />
            {pictures.place && (
              <SmallButton
                icon={Images}
                isOff={pictures.place.most === 0}
                label="Choose several"
                onClick={() => pictures.open()}
              />
            )}
          </div>
        )}
      </div>
    </FieldBox>
  )
}

/** Fills a list of pictures in one go: chosen together, or dropped on the list. */
function useAddPictures({ field, value, isReadOnly, onChange }: FieldInputProps) {
  const session = useSession()
  const latest = useRef(value)
  latest.current = value
  const breakpoint = 'default'
  const place = isReadOnly ? null : picturePlaceOf({ field, value, breakpoint })
  const open = (files: readonly File[] = []) =>
    place &&
    choosePictures(session, {
      ...place,
      label: field.label,
      files,
      onChoose: (ids) => onChange(withPictures({ field, value: latest.current, breakpoint, ids })),
    })
  return { place, open, drop: useFileDrop(place && place.most > 0 ? open : null) }
}

interface HeadProps {
  title: string
  /** The URL of the row's thumbnail. */
  picture: string | null
  index: number
  /** The id of the row's fields. */
  panel: string
  isOpen: boolean
  isFull: boolean
  isLeast: boolean
  isReadOnly: boolean
  drag: RowDrag
  onFold: () => void
  onDuplicate: () => void
  onRemove: () => void
}

function RowHead({ title, picture, index, panel, drag, ...props }: HeadProps) {
  const { isOpen, isFull, isLeast, isReadOnly, onFold, onDuplicate, onRemove } = props
  const number = index + 1
  return (
    <div className={styles.rowHead}>
      {!isReadOnly && (
        <button aria-label={`Move row ${number}`} className={styles.grip} type="button" {...drag.grip(index)}>
          <GripVertical aria-hidden size={14} />
        </button>
      )}
      <button aria-controls={panel} aria-expanded={isOpen} className={styles.fold} onClick={onFold} type="button">
        <ChevronDown aria-hidden size={14} />
        {picture && <img alt="" height={24} loading="lazy" src={picture} width={32} />}
        <span>{title}</span>
      </button>
      {!isReadOnly && (
        <>
          <SmallButton icon={Copy} isIconOnly isOff={isFull} label={`Duplicate row ${number}`} onClick={onDuplicate} />
          <SmallButton icon={X} isIconOnly isOff={isLeast} label={`Remove row ${number}`} onClick={onRemove} />
        </>
      )}
    </div>
  )
}

interface BodyProps {
  row: ListRow & { id: string }
  fields: readonly FieldInfo[]
  path: string
  id: string
  isOpen: boolean
  isReadOnly: boolean
  changeRow: (rowId: string, name: string, next: unknown, isTyped?: boolean) => void
}

/** The fields of one row. Typing in one row renders no other. A text that was refused holds its row open. */
const RowBody = memo(function RowBody({ row, fields, path, id, isOpen, isReadOnly, changeRow }: BodyProps) {
  const isHeldOpen = useEditor(({ input }) => [...input.texts.keys()].some((key) => key.includes(`${id}.`)))
  const isShown = isOpen || isHeldOpen
  return (
    <div className={styles.rowBody} hidden={!isShown} id={domIdOf(path)}>
      {(isShown ? fields.filter((field) => isAsked(field, row)) : []).map((field) => (
        <FieldInput
          field={field}
          id={`${id}.${field.name}`}
          isReadOnly={isReadOnly || !field.canUpdate}
          key={field.name}
          onChange={(next, isTyped) => changeRow(row.id, field.name, next, isTyped)}
          path={`${path}.${field.name}`}
          value={row[field.name]}
        />
      ))}
    </div>
  )
})
