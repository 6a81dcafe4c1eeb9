import type { PageLanguage } from '../languages.ts'

const en = {
  title: 'Privacy settings',
  question: 'May we count which pages are read?',
  text: 'An analytics service would count them for us: no advertising, no payment or session numbers.',
  policy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  granted: 'You have accepted.',
  denied: 'You have declined.',
}

const ja: typeof en = {
  title: 'プライバシー設定',
  question: '閲覧数を計測してもよろしいですか？',
  text: '外部の計測サービスで数えます。広告には使わず、決済やセッションの番号も送りません。',
  policy: 'プライバシーポリシー',
  accept: '許可する',
  decline: '許可しない',
  granted: '現在は許可しています。',
  denied: '現在は許可していません。',
}

/** Not among the shared texts, which every first visit carries. */
export const consentTexts: Record<PageLanguage, typeof en> = { en, ja }
