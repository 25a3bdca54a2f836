/** Who asks, as the session cookie says. */
export interface CurrentUser {
  userId: string
  email: string
}
