// Storage keys that a page reads before the app loads. They are separate constants, so that the head script contains only those
// that it uses.

/** localStorage: uid of the user who is signed in in this browser, in all tabs ("current user", B7.20). */
export const lastUserUidKey = 'last_known_user_uid'
/** localStorage: set during a login without "remember me", when user data is stored per tab instead. */
export const temporaryLoginKey = 'temporary_login'
/** sessionStorage: set while this tab is on Google's login page. */
export const pendingRedirectKey = 'auth_redirect'
/** sessionStorage: path of the last page before the login page (B7.7). */
export const returnPathKey = 'path-after-login'
/** localStorage: the theme, which is light, dark or system (B2.10). */
export const themeKey = 'ai-income-theme'
/** localStorage: the chosen language (B3.2). */
export const languageKey = 'language'
/** localStorage: consent to counting page views (B15.2). */
export const consentKey = 'analytics-consent'
