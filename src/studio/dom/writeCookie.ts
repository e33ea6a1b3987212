/** Writes a cookie, which the next request of the window includes. */
export function writeCookie(cookie: string): void {
  document.cookie = cookie
  // Chromium writes cookies asynchronously. Reading waits for the write, so that a navigation sends the cookie.
  void document.cookie
}
