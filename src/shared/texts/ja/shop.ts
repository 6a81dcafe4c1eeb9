import { texts as tags } from './tags.ts'
import type { texts as english } from '../en/shop.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'site.name': 'AI Income Guides',
  'price.usd': '{amount}米ドル',
  'price.jpy': '{amount}円',

  'site.skipToContent': '本文へ移動',

  'header.home': 'ホーム',
  'header.guides': 'ガイド一覧',
  'myGuides.title': 'マイガイド',
  'header.menu': 'メニュー',
  'header.navigation': 'メインメニュー',
  'header.greeting': '{email} さん',
  'header.logIn': 'ログイン',
  'header.logOut': 'ログアウト',
  'header.signUp': '新規登録',
  'header.language': '言語',

  'footer.tagline': 'AIで収入を得る方法を、手順を追って学べるガイド。日本語と英語で読めます。',
  'footer.library': 'ガイド',
  'footer.guides': 'ガイド一覧',
  'footer.news': '新着と人気',
  'footer.paths': 'ロードマップ',
  'footer.about': 'サイトについて',
  'footer.learnMore': 'ご利用の流れ',
  'footer.successStories': '活用例',
  'footer.pro': 'Proプラン',
  'saved.title': 'あとで読む',
  'footer.terms': '利用規約',
  'footer.privacy': 'プライバシーポリシー',
  'footer.refunds': '返金・解約について',
  'footer.commerce': '特定商取引法に基づく表記',
  'footer.proof': '運営状況の公開',
  'footer.contact': 'お問い合わせ',
  'footer.privacySettings': 'プライバシー設定',
  'footer.copyright': '© {year} AI Income Guides',

  'theme.label': 'テーマ',
  'theme.light': 'ライト',
  'theme.dark': 'ダーク',
  'theme.system': '端末に合わせる',

  'ui.close': '閉じる',
  'ui.loading': '読み込み中',
  'ui.search': '検索',
  'ui.searchLabel': 'ガイドを検索',
  'ui.searchHint': '例：ナレーション',
  'ui.clear': '検索語を消す',
  'ui.tryAgain': 'もう一度試す',
  'ui.backHome': 'ホームに戻る',

  'problem.title': 'ページを表示できませんでした',
  'problem.text':
    'ページの準備中に問題が発生しました。購入や変更は行われていません。もう一度お試しください。',

  'notFound.head.title': 'ページが見つかりません | AI Income Guides',
  'notFound.title': 'ページが見つかりません',
  'notFound.text': 'URLが間違っているか、ページが移動した可能性があります。',
  'notFound.toGuides': 'ガイド一覧を見る',

  'tag.ai-writing': 'AIライティング',
  'tag.no-investment': '初期費用なし',
  'tag.passive-income': 'ストック収入',
  'tag.automation': '自動化',
  'tag.digital-products': 'デジタル商品',
  'tag.voice-over': 'ナレーション',
  'tag.remote-work': 'リモートワーク',
  'tag.e-commerce': 'ネット販売',
  'tag.social-media': 'SNS',
  'tag.marketing': 'マーケティング',
  'tag.freelancing': 'フリーランス',

  'card.viewDetails': '詳しく見る',
  'card.free': '無料公開',
  'card.number': 'No. {number}',
  'card.minutes': '{count}分',
  'card.potential': '副収入の目安（月）',

  'guides.failedTitle': 'ガイドを読み込めませんでした',
  'guides.failedNetwork': 'インターネット接続をご確認ください。アカウントやご購入の内容に影響はありません。',
  'guides.failedLogin': '認証エラー：ログインが必要です',
  'guides.failedText': '当サイトで問題が発生しました。アカウントやご購入の内容に影響はありません。',
  'guides.backToLogin': 'ログイン画面へ',

  'auth.loading': 'ログイン状態を確認しています',
  'auth.error': 'エラー',
  'auth.network': 'インターネット接続をご確認ください',
  ...tags,
} as const satisfies TranslationOf<typeof english>
