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
import { useEffect, useRef, useState } from 'react'
import { request } from '../../studio/api/request'
import type { ReleaseChoice } from '../../studio/model/boot'
import styles from './saveInRelease.module.css'

interface Props {
  release: ReleaseChoice
  collection: string
}

/** What `GET /api/voix/releases/:release/documents/:collection/:doc` answers. */
interface Opened {
  rev: number | null
  doc: Record<string, unknown> | null
}

/** Fills a document's form with what the release has of it, and saves it there: visitors and others' forms keep what they have. */
export function SaveInRelease({ release, collection }: Props) {
  const { config } = useConfig()
  const { id, uploadStatus } = useDocumentInfo()
  const { reset, setModified, setProcessing, submit } = useForm()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ rev: number | null } | null>(id === undefined ? { rev: null } : null)
  const all = `${config.routes.api}/voix/releases/${encodeURIComponent(release.id)}/documents/${collection}`
  const address = id === undefined ? all : `${all}/${encodeURIComponent(String(id))}`
  const inLocale = locale ? `locale=${encodeURIComponent(locale)}` : ''
  const form = useRef({ reset, setProcessing })
  useEffect(() => {
    form.current = { reset, setProcessing }
  })

  useEffect(() => {
    if (id === undefined) return
    let isOver = false
    // Until it has come, the form has what is outside: nobody types into that.
    form.current.setProcessing(true)
    const open = async () => {
      const answer = await request<Opened>({ method: 'GET', url: `${address}?${inLocale}` })
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
  }, [address, id, inLocale])

  const isDisabled = opened === null || (id !== undefined && !isModified) || uploadStatus === 'uploading'
  const save = async () => {
    if (opened === null || isDisabled) return
    const saved = await submit({
      action: id === undefined ? `${all}?${inLocale}` : `${address}?rev=${opened.rev ?? ''}&${inLocale}`,
      context: { incrementVersionCount: false },
      method: id === undefined ? 'POST' : 'PATCH',
      skipValidation: true,
    })
    // A refusal is told by the form, which takes itself for saved all the same.
    if (!saved?.res.ok) return setModified(true)
    const rev = saved.res.headers.get('X-Voix-Rev')
    if (rev !== null) setOpened({ rev: Number(rev) })
  }
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })
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
