/**
 * Keeps what is written to a response, until it is whole.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {(made: import('./answer.mjs').Made) => void} finish what is to be sent instead; called once, with the response as it was before
 */
export function capture(response, finish) {
  const { write, end, writeHead, flushHeaders } = response
  /** @type {Buffer[]} */
  const chunks = []
  /** @param {unknown} chunk @param {unknown} encoding */
  const keep = (chunk, encoding) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  /** @param {unknown[]} given */
  const callBack = (given) => {
    const done = given.find((value) => typeof value === 'function')
    if (done) process.nextTick(done)
  }
  response.flushHeaders = () => {}
  response.writeHead = (status, ...given) => {
    response.statusCode = status
    const headers = given.find((value) => typeof value === 'object' && !Array.isArray(value))
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
    return response
  }
  response.write = (...given) => {
    keep(given[0], given[1])
    callBack(given)
    return true
  }
  response.end = (...given) => {
    keep(given[0], given[1])
    Object.assign(response, { write, end, writeHead, flushHeaders })
    callBack(given)
    finish({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) })
    return response
  }
}
