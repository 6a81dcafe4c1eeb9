import type { texts as english } from '../en/legal.ts'
import type { TranslationOf } from '../translate.ts'
import { texts as law } from './legal/law.ts'

export const texts = {
  ...law,

  'legal.effective': '制定・施行日：{date}',
  'legal.changed': '最終改定日：{date}',
  'legal.contents': '目次',
  'legal.numbered': '第{number}条（{title}）',
  'legal.seller': '事業者',
  'legal.sellerText': 'このページに関するご質問は、[お問い合わせページ](/contact)からご連絡ください。',
  'legal.related': '関連するページ',
  'legal.name': '名称',
  'legal.responsible': '責任者',
  'legal.address': '所在地',
  'legal.email': 'メールアドレス',
  'accessibility.found':
    '上記の日に、日本語と英語の{pages}のページと画面を、ライトとダークの両テーマ、幅{from}〜{to}ピクセルで検査しました。検査には、{engine}のルールのうち、WCAG 2.2のレベルAとAAおよび推奨事項に関する{rules}件を用いました。違反は見つかりませんでした。',
  'accessibility.without.card-form': 'お支払いページの中にStripeが表示する、カード情報の入力欄',
  'accessibility.without.videos':
    'YouTubeの動画（再生ボタンを押したときにだけ読み込みます。字幕のないものもあります）',

  'withdraw.head.title': '契約の撤回 | AI Income Guides',
  'withdraw.head.description':
    'お住まいの国の法律で認められている場合、ログインせずに、理由を問わずご注文を撤回できます。',
  'withdraw.text':
    'EU・アイスランド・リヒテンシュタイン・ノルウェー・イギリスにお住まいの方は、ご注文から{withdrawalDays}日間、理由を問わず撤回できます。[撤回できる方と対象の商品](/refunds#law)',
  'withdraw.own': 'ご注文の一覧',
  'withdraw.byNumber': 'ログインせずに手続きする',
  'withdraw.numberHint': '領収書に記載されています。「pi_」または「in_」で始まります。',
  'withdraw.email': 'ご登録のメールアドレス',
  'withdraw.send': 'リンクをメールで受け取る',
  'withdraw.sent':
    '該当するご注文があれば、ご登録のメールアドレスにリンクをお送りしました。リンクを開き、内容を確認して撤回を確定してください。確定された撤回は、ただいまの日時に行われたものとして扱います。',
  'withdraw.failed': '手続きできませんでした。変更は行われていません。もう一度お試しください。',
  'withdraw.unknown': 'このリンクは無効になりました。新しいリンクをお送りできます。',
  'withdraw.again': '新しいリンクを受け取る',
  'withdraw.paid': 'お支払い金額',
  'withdraw.refund': '返金額',
  'withdraw.parts': '撤回するガイドをお選びください',
  'withdraw.endsPro': '撤回を確定すると、Proプランはすぐに終了し、以後の請求はありません。',
  'withdraw.endsGuide': '撤回を確定すると、ガイドはすぐに閲覧できなくなります。',
  'withdraw.endsGift':
    '撤回を確定すると、ギフトは、受け取り済みの場合も含めて取り消されます。受け取った方への請求はありません。',
  'withdraw.endsBundle': '撤回を確定すると、選んだガイドはすぐに閲覧できなくなります。',
  'withdraw.confirm': '撤回を確定する',
  'withdraw.none': 'ガイドを1冊以上お選びください',
  'withdraw.done': '契約を撤回しました',
  'withdraw.doneText':
    '{date}に撤回を受け付けました。{amount}を返金いたします。確認のメールをお送りしました。',
  'withdraw.is.no-right':
    'ご注文の際にお知らせいただいた地域の法律では、このご注文を撤回する権利は認められていません。商品に問題がある場合はご連絡ください。修正または返金いたします。',
  'withdraw.is.late': 'このご注文を撤回できる期間は、{date}に終了しました。',
  'withdraw.is.used':
    'ご注文の際に、商品をすぐに提供するようご依頼いただき、その場合は撤回の権利を失うことをご承諾いただいています。商品に問題がある場合はご連絡ください。修正または返金いたします。',
  'withdraw.is.refunded': 'このお支払いはすでに返金されています。',
  'withdraw.is.disputed':
    'このお支払いについてカード会社が確認中のため、現在は返金できません。カード会社の確認が終わってから、もう一度お手続きください。',
  'withdraw.plan.title': 'Proプランの解約',
  'withdraw.plan.renews':
    'Proプランは{date}に更新されます。いま解約されても、その日まではお読みいただけます。以後の請求はありません。',
  'withdraw.plan.action': 'プランを解約する',
  'withdraw.plan.ends': 'Proプランは{date}に終了します。以後の請求はありません。',
  'withdraw.plan.none': '自動更新されるプランはありません。',
  'withdraw.contact': 'お問い合わせ',
} as const satisfies TranslationOf<typeof english>
