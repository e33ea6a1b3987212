import { chromium } from '@playwright/test'
import fs from 'node:fs'
import pg from 'pg'
const url='http://localhost:34300'
const { databasePort } = JSON.parse(fs.readFileSync('.data-verify/settings.json'))
const password=fs.readFileSync('.data-verify/postgres/password','utf8').trim()
let c
for (const user of ['voix','postgres']) { try { c=new pg.Client({host:'127.0.0.1',port:databasePort,user,password,database:'voix'}); await c.connect(); break } catch(e) { console.log(user, e.message) } }
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']})
// a page is made stale first
await c.query('alter table pages rename to pages_away')
try {
for (const w of [375,768,1280]) {
  const p=await b.newPage({viewport:{width:w,height:800}})
  const r=await p.goto(url+'/weddings?layout=jewel'); await p.waitForTimeout(800)
  console.log(r.status(), (await p.textContent('body')).slice(0,200))
  await p.screenshot({path:`/tmp/w/shots/500-${w}.png`})
  await p.close()
}
const bot=await b.newPage({userAgent:'Mozilla/5.0 (compatible; Googlebot/2.1)'}); const r=await bot.goto(url+'/weddings?layout=jewel'); console.log('bot',r.status(), JSON.stringify(await bot.textContent('body')))
} finally { await c.query('alter table pages_away rename to pages') }
await c.end(); await b.close()
