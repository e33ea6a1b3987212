import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '@payload-config'
import '@payloadcms/next/css'
import './custom.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { refuseWholePages } from 'voix/studio'
import { importMap } from './voix/importMap'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  refuseWholePages(args)
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
