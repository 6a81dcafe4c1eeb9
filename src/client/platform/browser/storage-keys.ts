// What a page looks at before it loads anything else of the app. Constants, so that the head script carries only its own.

/** localStorage: the uid that is signed in in this browser, for all its tabs ("current user", B7.20). */
export const lastKnown = 'last_known_user_uid'
/** localStorage: set during a login without "remember me"; then no data of the user is stored here. */
export const temporary = 'temporary_login'
/** sessionStorage: this tab has left for Google. */
export const redirect = 'auth_redirect'
/** sessionStorage: the last page before the login page (B7.7). */
export const returnPath = 'path-after-login'
/** localStorage: light, dark or system (B2.10). */
export const theme = 'ai-income-theme'
/** localStorage: the chosen language (B3.2). */
export const language = 'language'
/** localStorage: whether page views may be counted (B15.2). */
export const consent = 'analytics-consent'
