'use client'

import {
  FormSubmit,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { endOfAnswer } from '../../studio/api/createEventSource'
import { createDocument, readDocument, saveDocument } from '../../contract/releases'
import { addressFor, call } from '../../studio/api/call'
import { rememberRelease } from '../../studio/dom/releaseCookie'
import type { ReleaseChoice } from '../../studio/model/boot'
import styles from './saveInRelease.module.css'

interface Props {
  release: ReleaseChoice
  collection: string
  /** The button that saves to the document itself. */
  outside: ReactNode
}

const STAYS = 'Your changes stay in the form and are saved outside of the release from now on.'

/**
 * Loads the release's version of a document into the form and saves it there. Visitors and other users' forms are not
 * affected.
 */
export function SaveInRelease({ release, collection, outside }: Props) {
  const { config } = useConfig()
  const { id, uploadStatus } = useDocumentInfo()
  const { reset, setModified, setProcessing, submit } = useForm()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ rev: number | null } | null>(id === undefined ? { rev: null } : null)
  const [isOver, setIsOver] = useState(false)
  const { api } = config.routes
  const read = useCallback(
    (doc: number | string) => {
      const params = { release: release.id, collection, doc }
      return call(api, readDocument, { params, query: { locale } })
    },
    [api, collection, locale, release.id],
  )
  const form = useRef({ reset, setProcessing })
  useEffect(() => {
    form.current = { reset, setProcessing }
  })

  useEffect(() => {
    if (id === undefined) return
    let isOver = false
    // Until the version is loaded, the form has the outside version and must not be edited.
    form.current.setProcessing(true)
    const open = async () => {
      const answer = await read(id)
      if (isOver) return
      if (!answer.ok) return void toast.error(answer.message)
      if (answer.data.doc) await form.current.reset(answer.data.doc)
      if (isOver) return
      form.current.setProcessing(false)
      setOpened({ rev: answer.data.rev })
    }
    void open()
    return () => {
      isOver = true
    }
  }, [id, read])

  const isDisabled = opened === null || (id !== undefined && !isModified) || uploadStatus === 'uploading'
  const save = async () => {
    if (opened === null || isDisabled) return
    const params = { release: release.id, collection }
    const saved = await submit({
      action:
        id === undefined
          ? addressFor(api, createDocument, { params, query: { locale } })
          : addressFor(api, saveDocument, { params: { ...params, doc: id }, query: { rev: opened.rev ?? '', locale } }),
      context: { incrementVersionCount: false },
      method: id === undefined ? 'POST' : 'PATCH',
      skipValidation: true,
    })
    if (!saved?.res.ok) {
      // The form shows the error, but also marks itself as saved.
      setModified(true)
      return goOnOutside()
    }
    const rev = saved.res.headers.get('X-Voix-Rev')
    if (rev !== null) setOpened({ rev: Number(rev) })
  }
  /** If the release has ended, the changes stay in the form, to be saved to the document itself. */
  const goOnOutside = async () => {
    if (id === undefined) return
    const answer = await read(id)
    const isLeft = answer.ok && answer.data.rev === null && opened?.rev !== null
    if (!isLeft && (answer.ok ? answer.data.ended : endOfAnswer(answer.data)) === null) return
    rememberRelease(null)
    setIsOver(true)
    toast.info(`Nothing more can be saved in the release “${release.name}”. ${STAYS}`, { duration: 20_000 })
  }
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })
  if (isOver) return outside
  return (
    <span className={styles.within} data-release-form={opened === null ? 'opening' : (opened.rev ?? 'outside')}>
      <FormSubmit
        buttonId="action-save-in-release"
        disabled={isDisabled}
        onClick={() => void save()}
        ref={button}
        size="medium"
        type="button"
      >
        Save in the release
      </FormSubmit>
    </span>
  )
}
