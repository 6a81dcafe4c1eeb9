import type { texts as english } from '../../en/status/proof.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'proof.head.title': '運営状況の公開 | AI Income Guides',
  'proof.head.description':
    '有料部分の保護、お支払い、バックアップ、翻訳、返金について、当サイトの自動検査の最新の結果と測り方を公開しています。',
  'proof.title': '運営状況の公開',
  'proof.text':
    '運営が正しく行われているかを自動で検査し、結果を良し悪しにかかわらず公開しています。数値はすべて自動集計で、個人に関する情報は含みません。',
  'proof.allWell': 'すべての検査に問題はありません',
  'proof.someUnwell_one': '{count}件の検査に問題があります',
  'proof.someUnwell_other': '{count}件の検査に問題があります',
  'proof.someUnknown': '問題は見つかっていませんが、まだ行われていない検査があります',
  'proof.health.well': '問題なし',
  'proof.health.unwell': '問題あり',
  'proof.health.unknown': '未測定',
  'proof.measured': '測定日時：{at}',
  'proof.how': '測り方',
  'proof.rule': '「問題あり」とする基準',

  'proof.paidLines.title': '有料部分は守られていますか？',
  'proof.paidLines.last':
    '前回の検査では、{guides}冊の有料部分から選んだ{lines}行を、未購入の方に表示される{answers}件の応答から探し、見つかったのは{found}行でした。',
  'proof.paidLines.all':
    '{since}以降に検査した有料部分の{lines}行のうち、未購入の方に表示される内容から見つかったのは{found}行です。',
  'proof.paidLines.foundAt': '最後に見つかったのは{at}です。',
  'proof.paidLines.how':
    '未購入の方と同じように、ページとAPIをネットワーク経由で開き、購入者だけが読める本文から無作為に選んだ行が含まれていないかを調べます。',
  'proof.paidLines.rule':
    '15分ごとに、当サイトのページとAPIを未購入の状態で開き、購入者だけが読める行が含まれていないかを、ガイドごと・言語ごとに調べます。1か月以内に1行でも見つかった場合、または3時間検査が行われていない場合は「問題あり」とします。',

  'proof.payments.title': 'お支払いいただいた内容は、すべて読めるようになっていますか？',
  'proof.payments.none': 'すべての購入者について、Stripe上のお支払いと当サイトの閲覧権が一致しています。',
  'proof.payments.some_one': 'Stripe上のお支払いと当サイトの閲覧権が一致しないものが{count}件あります。',
  'proof.payments.some_other': 'Stripe上のお支払いと当サイトの閲覧権が一致しないものが{count}件あります。',
  'proof.payments.how':
    '購入者ごとに、お支払い、返金、Proプランの期間をすべてStripeに問い合わせ、その方が読めるものと1件ずつ照らし合わせます。',
  'proof.payments.rule':
    '毎晩、すべての購入者について、Stripe上のお支払いと実際に読める内容を照合します。違いがある場合、または最後の照合から36時間を過ぎた場合は「問題あり」とします。',

  'proof.restore.title': 'すべてのデータを復元できますか？',
  'proof.restore.done':
    '前回の復元テストでは、すべてのデータを{seconds}秒で復元できました。使用したのは、作成から{hours}時間以内のバックアップです。',
  'proof.restore.how':
    '空のデータベースにバックアップを復元します。購入とその履歴が当サイトのものと1行ずつ一致することを確かめ、Stripeの記録とも改めて照合します。',
  'proof.restore.rule':
    '毎月、バックアップを別のデータベースに復元し、当サイトと比べます。前回から5週間を過ぎた場合は「問題あり」とします。',

  'proof.failures.title': '当サイトの不具合でお支払いに失敗したことはありますか？',
  'proof.failures.never': '1年以内に、当サイトまたはStripeの不具合で失敗したお支払いはありません。',
  'proof.failures.today': '直近の発生は本日です（{at}）。',
  'proof.failures.days_one': '直近の発生は昨日です（{at}）。',
  'proof.failures.days_other': '直近の発生は{count}日前です（{at}）。',
  'proof.failures.how':
    'お支払いの手続きは、Stripeに送る前にすべて記録しているため、正しい応答がなかったものもわかります。その場合に代金が請求されることはありません。',
  'proof.failures.rule':
    'Stripeがお支払いの開始を断った場合、または応答しなかった場合に、当サイトの不具合による失敗とします。カード会社による承認の拒否は数えません。24時間以内に起きた場合は「問題あり」とします。',

  'proof.translations.title': '翻訳は最新ですか？',
  'proof.translations.done': '日本語訳{all}冊のうち{current}冊が最新です。',
  'proof.translations.behind': '以前の内容に基づくものが{stale}冊、未翻訳が{missing}冊あります。',
  'proof.translations.how':
    '翻訳の各部分について、元になった英語の部分を記録しています。元の英語が変わると、訳し直すまで最新ではないものとして数えます。',
  'proof.translations.rule':
    '翻訳後に英語の本文がどの部分も変わっていない日本語訳を、最新とします。最新の日本語訳がないガイドが20冊に1冊を超える場合は「問題あり」とします。',

  'proof.refunds.title': '返金にはどのくらいかかりますか？',
  'proof.refunds.done_one':
    'この3か月に当サイトが行うべき返金は{count}件あり、Stripeが受け付けるまでの時間は{slowest}でした。',
  'proof.refunds.done_other':
    'この3か月に当サイトが行うべき返金は{count}件ありました。Stripeが受け付けるまでの時間は、半数が{median}以内、最長で{slowest}でした。',
  'proof.refunds.none': 'この3か月に、当サイトから行うべき返金はありませんでした。',
  'proof.refunds.open': '手続き中：{waiting}件。自動で返金できず、担当者が対応するもの：{givenUp}件。',
  'proof.refunds.how':
    '返金が必要だと当サイトが認識してから、Stripeが受け付けるまでの時間です。その後、カード会社での処理に通常{bankDaysFrom}〜{bankDaysTo}日かかります。',
  'proof.refunds.rule':
    '重複したお支払いは、当サイトが自動で返金します。Stripeが返金を受け付けるまでの時間を、3か月分集計します。自動で返金できなかったものがある場合は「問題あり」とします。',

  'proof.reports.title': '収入の報告は、寄せられたとおりに公開されていますか？',
  'proof.reports.done':
    '{guides}冊のガイドについて、読者から{all}件の報告がありました。すべてを集計し、そのうち{hidden}件の文章を非表示にしています。',
  'proof.reports.late': '長時間、集計されていない報告：{late}件。',
  'proof.reports.how':
    '報告できるのは、そのガイドを読める方だけで、早くても4週間後から、1冊につき1回です。内容は自動で集計され、当サイトの誰も数値を変更・削除できません。',
  'proof.reports.rule':
    '良し悪しにかかわらず、すべての報告をガイドのページの集計に含めます。非表示にできるのは文章だけです。報告が3時間集計されないままの場合は「問題あり」とします。',

  'proof.seconds': '{count}秒',
  'proof.minutes': '{count}分',
  'proof.hours': '{count}時間',
} satisfies TranslationOf<typeof english>
