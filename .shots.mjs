import { chromium } from '@playwright/test'
import fs from 'node:fs'
import pg from 'pg'
import { build } from 'esbuild'
const url='http://localhost:34300'
const settings=JSON.parse(fs.readFileSync('.data-verify/settings.json'))
const pid=fs.readdirSync('.data-verify/postgres')
console.log(Object.keys(settings), pid)
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']})
fs.mkdirSync('/tmp/w/shots',{recursive:true})
const { outputFiles } = await build({ entryPoints:['src/render/client/index.ts'],bundle:true,write:false,format:'iife',globalName:'client',define:{'process.env.NODE_ENV':'"production"'}})
const client=`${outputFiles[0].text};globalThis.client=client`
for (const w of [375,768,1280]) {
  const p=await b.newPage({viewport:{width:w,height:800}})
  const said=[]; p.on('console',m=>said.push(m.type()+': '+m.text())); p.on('pageerror',e=>said.push('ERR '+e.message))
  await p.goto(url+'/resorts/bahia-seren'); await p.waitForTimeout(1500)
  await p.screenshot({path:`/tmp/w/shots/404-${w}.png`})
  await p.goto(url+'/'); await p.evaluate(client); await p.evaluate(()=>client.showLoader()); await p.waitForTimeout(300)
  await p.screenshot({path:`/tmp/w/shots/loader-${w}.png`})
  console.log(w, await p.evaluate(()=>{try{client.navigate('https://other.example/')}catch(e){return String(e)}}))
  console.log(said)
  await p.close()
}
await b.close()
