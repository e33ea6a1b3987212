'use client'

import { CornerDownRight, FileText, Globe, Hash, Image, Mail, Phone, Unlink } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useState } from 'react'
import useSWR from 'swr'
import { HREF_RULE } from '../../../slices'
import { findLinkTargets, type FoundTarget } from '../../api/findLinkTargets'
import type { StudioBoot } from '../../model/boot'
import { CheckInput } from '../inputs/CheckInput'
import inputs from '../inputs/inputs.module.css'
import { SmallButton } from '../inputs/SmallButton'
import surface from '../surface.module.css'
import { useListbox } from '../useListbox'
import { addressIn, isRefused, readableAddress, type LinkTarget } from '../../model/address'
import styles from './link.module.css'

export interface LinkChooserProps {
  /** Where pages and files are found, and what there is to tell of them. */
  boot: Pick<StudioBoot, 'apiRoute' | 'languages' | 'sites'> & {
    collections: Pick<StudioBoot['collections'], 'pages' | 'media'>
  }
  /** Of what the link stands on: pages in it come first. */
  languageCode: string
  /** Further places that a search finds. */
  anchors?: (search: string) => LinkOption[]
  /** What it stands at; `null`: closed. */
  anchor: RefObject<{ getBoundingClientRect: () => DOMRect } | null>
  /** What the search begins with: the address that is there. */
  initial?: string
  isNewTab?: boolean
  /** Left out: whether it opens in a new window is chosen elsewhere. */
  onNewTab?: (isNewTab: boolean) => void
  /** Left out: there is nothing to remove. */
  onRemove?: () => void
  onChoose: (target: LinkTarget, title: string) => void
  onClose: () => void
}

export interface LinkOption {
  key: string
  group: string
  icon: typeof FileText
  title: string
  place: string
  note?: string
  target: LinkTarget
}

/** Where a link may lead: pages by title and path, files, and whatever address is typed. */
export function LinkChooser({
  anchor,
  initial = '',
  isNewTab,
  onNewTab,
  onRemove,
  onChoose,
  onClose,
  ...places
}: LinkChooserProps) {
  const [search, setSearch] = useState(initial)
  const { options, state, isOfBefore } = useOptions(search, places)
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

function useOptions(
  typed: string,
  { boot, languageCode, anchors: findAnchors }: Pick<LinkChooserProps, 'boot' | 'languageCode' | 'anchors'>,
) {
  const search = typed.trim()
  const address = addressIn(search)
  const anchors = findAnchors?.(search) ?? []
  // A path is looked for as well, an address of another kind is not.
  const words = !isRefused(search) && (address === null || address.startsWith('/')) ? search : null
  const { data, error, isLoading } = useSWR<{ words: string; targets: FoundTarget[] }, Error>(
    words === null ? null : ['link targets', boot.apiRoute, words],
    async () => ({ words: words ?? '', targets: await findLinkTargets({ boot, search: words ?? '' }) }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const found = words === null ? [] : (data?.targets ?? [])
  // Links lead to pages of the same language as a rule.
  const isForeign = (page: FoundTarget) => Number(page.languageCode !== languageCode)
  const pages = found
    .filter(({ relationTo }) => relationTo === boot.collections.pages)
    .sort((one, other) => isForeign(one) - isForeign(other))
  const files = found.filter(({ relationTo }) => relationTo !== boot.collections.pages)
  const isSame = (target: FoundTarget) => address !== null && target.place === address
  const options: LinkOption[] = [
    ...pages.filter(isSame).map((page) => ofPage(page, boot)),
    ...(address === null ? [] : [ofAddress(address)]),
    ...pages.filter((page) => !isSame(page)).map((page) => ofPage(page, boot)),
    ...anchors,
    ...files.map(ofFile),
  ]
  return {
    options,
    state: stateOf({ search, isLoading, error, count: options.length }),
    /** Of what was searched for before. */
    isOfBefore: words !== null && !error && data?.words !== words,
  }
}

function stateOf({
  search,
  isLoading,
  error,
  count,
}: {
  search: string
  isLoading: boolean
  error?: Error
  count: number
}): { text: string; isQuiet: boolean } {
  if (isRefused(search)) return { text: HREF_RULE, isQuiet: false }
  if (error) return { text: error.message, isQuiet: false }
  if (count > 0) return { text: `${count} found`, isQuiet: true }
  if (isLoading) return { text: 'Searching…', isQuiet: false }
  return { text: `Nothing is called “${search}”. An address begins with / or https://.`, isQuiet: false }
}

function ofPage(page: FoundTarget, boot: LinkChooserProps['boot']): LinkOption {
  const language = boot.languages.length > 1 ? page.languageCode?.toUpperCase() : undefined
  const site = boot.sites.length > 1 ? boot.sites.find(({ id }) => id === page.siteId)?.name : undefined
  return {
    key: `page ${page.id}`,
    group: 'Pages',
    icon: FileText,
    title: page.title,
    place: page.place,
    note: [language, site, page.isPublic ? undefined : 'Not published'].filter(Boolean).join(' · '),
    target: { kind: 'document', relationTo: page.relationTo, id: page.id },
  }
}

function ofFile(file: FoundTarget): LinkOption {
  return {
    key: `file ${file.id}`,
    group: 'Files',
    icon: Image,
    title: file.title,
    place: file.place,
    target: { kind: 'document', relationTo: file.relationTo, id: file.id },
  }
}

function ofAddress(href: string): LinkOption {
  const icons: [string, typeof FileText][] = [
    ['mailto:', Mail],
    ['tel:', Phone],
    ['#', Hash],
    ['/', CornerDownRight],
  ]
  return {
    key: 'address',
    group: 'Address',
    icon: icons.find(([start]) => href.startsWith(start))?.[1] ?? Globe,
    title: readableAddress(href),
    place: href,
    target: { kind: 'address', href },
  }
}
