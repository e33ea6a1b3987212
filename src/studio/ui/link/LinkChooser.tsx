'use client'

import { Unlink } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useState } from 'react'
import type { LinkTarget } from '../../model/address'
import { CheckInput } from '../inputs/CheckInput'
import inputs from '../inputs/inputs.module.css'
import { SmallButton } from '../inputs/SmallButton'
import surface from '../surface.module.css'
import { useListbox } from '../useListbox'
import styles from './link.module.css'
import { useLinkOptions, type LinkPlaces, type PresentTarget } from './useLinkOptions'

export interface LinkChooserProps extends LinkPlaces {
  /** What it stands at; `null`: closed. */
  anchor: RefObject<{ getBoundingClientRect: () => DOMRect } | null>
  /** What the search begins with: the address that is there. */
  initial?: string
  /** Where the link leads now: it stands first until something is searched for. */
  present?: PresentTarget | null
  isNewTab?: boolean
  /** Left out: whether it opens in a new window is chosen elsewhere. */
  onNewTab?: (isNewTab: boolean) => void
  /** Left out: there is nothing to remove. */
  onRemove?: () => void
  onChoose: (target: LinkTarget, title: string) => void
  onClose: () => void
}

/** Where a link may lead: pages by title and path, files, and whatever address is typed. */
export function LinkChooser({
  anchor,
  initial = '',
  present = null,
  isNewTab,
  onNewTab,
  onRemove,
  onChoose,
  onClose,
  ...places
}: LinkChooserProps) {
  const [search, setSearch] = useState(initial)
  const isUntouched = search === initial
  const now = isUntouched ? present : null
  const { options, state, isOfBefore } = useLinkOptions({ typed: search, isUntouched, now, ...places })
  // Whoever is quicker than the search gets what it finds first.
  const [isHurried, setIsHurried] = useState(false)
  const choose = (index: number) => {
    const option = options[index]
    if (isOfBefore) setIsHurried(true)
    else if (option) onChoose(option.target, option.title)
  }
  useEffect(() => {
    if (!isHurried || isOfBefore) return
    setIsHurried(false)
    const [first] = options
    if (first) onChoose(first.target, first.title)
  }, [isHurried, isOfBefore, onChoose, options])
  const list = useListbox({ count: options.length, onChoose: choose })
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <Popover.Root onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <Popover.Anchor virtualRef={anchor as RefObject<{ getBoundingClientRect: () => DOMRect }>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label="Link"
          className={`${surface.surface} ${styles.popover}`}
          collisionPadding={12}
          data-voix-link
          sideOffset={6}
        >
          <input
            {...list.input}
            aria-label="Page, file or address"
            className={styles.search}
            onChange={(event) => {
              setSearch(event.target.value)
              setIsHurried(false)
              list.point(0)
            }}
            onFocus={(event) => event.target.select()}
            placeholder="Search pages and files, or write an address"
            value={search}
          />
          {now?.problem && (
            <p className={`${inputs.problem} ${styles.problem}`} role="alert">
              {now.problem}
            </p>
          )}
          <div aria-label="Where the link leads" className={styles.list} id={list.listId} role="listbox">
            {groups.map((group) => (
              <div aria-label={group} key={group} role="group">
                <div aria-hidden className={styles.group}>
                  {group}
                </div>
                {options.map(
                  (option, index) =>
                    option.group === group && (
                      <div
                        aria-selected={index === list.current}
                        className={styles.option}
                        id={list.optionId(index)}
                        key={option.key}
                        onClick={() => choose(index)}
                        onPointerMove={() => list.point(index)}
                        ref={index === list.current ? intoView : undefined}
                        role="option"
                      >
                        <option.icon aria-hidden size={15} strokeWidth={1.75} />
                        <span className={styles.title}>{option.title}</span>
                        {option.note && <span className={styles.note}>{option.note}</span>}
                        <span className={styles.place}>{option.place}</span>
                      </div>
                    ),
                )}
              </div>
            ))}
          </div>
          <p className={state.isQuiet ? inputs.hidden : styles.state} role="status">
            {state.text}
          </p>
          {(onNewTab || onRemove) && (
            <div className={styles.foot}>
              {onNewTab && (
                <CheckInput
                  isChecked={isNewTab ?? false}
                  label="Opens in a new window"
                  name="newTab"
                  onChange={onNewTab}
                />
              )}
              {onRemove && <SmallButton icon={Unlink} label="Remove link" onClick={onRemove} />}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function intoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}
