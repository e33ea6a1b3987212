/**
 * Returns a function that shuts down a server in order: it accepts no new connection, closes idle ones, and lets
 * running requests finish, each of which then closes its connection. After `patienceMs` it cuts the remaining ones.
 *
 * @param {import('node:http').Server} server before its first request
 * @returns {(patienceMs: number) => Promise<void>} `close`
 */
export function closerOf(server) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set()
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  let isClosing = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_, response) => {
    if (isClosing) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return async (patienceMs) => {
    isClosing = true
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of open) lastOn(response)
    // Browsers open connections ahead, which Node does not count as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    await closed
    clearTimeout(cut)
  }
}

/**
 * The client of a response that has begun expects to keep the connection.
 * @param {import('node:http').ServerResponse} response
 */
function lastOn(response) {
  response.shouldKeepAlive = false
  const { socket } = response
  if (response.headersSent) response.once('finish', () => socket?.end())
}
