export const DEEPGRAM = 'Deepgram'
export const DEEPGRAM_URL = 'https://api.deepgram.com'

/** The audio or the text was not understood; it will not be the next time. */
export const FINAL_CLOSE_CODES = [1008]
