'use client'

export { quietTitles } from './quietTitles'
