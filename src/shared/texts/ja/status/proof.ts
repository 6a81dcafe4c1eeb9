import type { texts as english } from '../../en/status/proof.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'proof.head.title': '運営状況の公開 | AI Income Guides',
  'proof.head.description':
    '有料部分の保護、お支払い、バックアップ、翻訳、返金について、当サイトの自動検査の最新の結果と測り方を公開しています。',
  'proof.text':
    'サイトが正しく運営されているかを自動で検査し、良い結果も悪い結果も公開しています。数値はすべて自動で集計したもので、個人に関する情報は含みません。',
  'proof.allWell': 'すべての検査に問題はありません',
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
    '前回の検査では、{guides}冊の有料部分から選んだ{lines}行を、未購入の方に返した{answers}件の応答の中で探しました。見つかったのは{found}行です。',
  'proof.paidLines.all':
    '{since}以降に検査した有料部分の{lines}行のうち、未購入の方への応答の中で見つかったのは{found}行です。',
  'proof.paidLines.foundAt': '有料部分の行が最後に見つかったのは{at}です。',
  'proof.paidLines.how':
    '未購入の方と同じように、当サイトのページとAPIをネットワーク経由で開き、購入者だけが読める本文から無作為に選んだ行が含まれていないかを調べます。',
  'proof.paidLines.rule':
    '15分ごとに、当サイトのページとAPIを未購入の状態で開き、購入者だけが読める行が含まれていないかを、ガイドごと・言語ごとに調べます。直近1か月以内に1行でも見つかった場合、または3時間検査が行われていない場合は「問題あり」とします。',

  'proof.payments.title': '購入者全員が、購入した内容を読めていますか？',
  'proof.payments.none':
    'すべての購入者について、Stripeの支払い記録と、当サイトで読める内容が一致しています。',
  'proof.payments.some_other':
    'Stripeの支払い記録と、購入者が当サイトで読める内容の不一致が{count}件あります。',
  'proof.payments.how':
    '購入者ごとに、お支払い、返金、Proプランの期間の記録をすべてStripeから取得し、その方が読める内容と1件ずつ照らし合わせます。',
  'proof.payments.rule':
    '毎晩、すべての購入者について、Stripeの支払い記録と実際に読める内容を照合します。違いがある場合、または最後の照合から36時間を過ぎた場合は「問題あり」とします。',

  'proof.restore.title': 'すべてのデータを復元できますか？',
  'proof.restore.done':
    '前回の復元テストでは、すべてのデータを{seconds}秒で復元できました。使用したのは、作成から{hours}時間以内のバックアップです。',
  'proof.restore.how':
    '空のデータベースにバックアップを復元し、購入とその履歴が当サイトのデータと1行ずつ一致することを確かめます。さらに、Stripeの記録とも改めて照合します。',
  'proof.restore.rule':
    '毎月、バックアップを別のデータベースに復元し、当サイトのデータと比べます。前回の復元テストから5週間を過ぎた場合は「問題あり」とします。',

  'proof.failures.title': '当サイトの不具合で、最後にお支払いに失敗したのはいつですか？',
  'proof.failures.never': 'この1年間に、当サイトまたはStripeの不具合で失敗したお支払いはありません。',
  'proof.failures.today': '当サイトの不具合で最後にお支払いに失敗したのは、本日（{at}）です。',
  'proof.failures.days_other': '当サイトの不具合で最後にお支払いに失敗したのは、{count}日前（{at}）です。',
  'proof.failures.how':
    'お支払いの手続きはすべて、Stripeに送る前に記録しているため、正しい応答がなかった手続きもわかります。正しい応答がなかった場合、代金が請求されることはありません。',
  'proof.failures.rule':
    'Stripeがお支払いの開始を断った場合と、応答しなかった場合を、当サイトの不具合による失敗として数えます。カード会社に承認されなかったお支払いは数えません。24時間以内に失敗があった場合は「問題あり」とします。',

  'proof.translations.title': '翻訳は最新ですか？',
  'proof.translations.done': '日本語訳{all}冊のうち{current}冊が最新です。',
  'proof.translations.behind': '以前の内容に基づくものが{stale}冊、未翻訳が{missing}冊あります。',
  'proof.translations.how':
    '翻訳の各部分について、元になった英語の部分を記録しています。元の英語が変わると、訳し直すまでは、その翻訳を最新ではないものとして数えます。',
  'proof.translations.rule':
    '翻訳後に英語の本文がどの部分も変わっていない日本語訳を、最新とします。最新の日本語訳がないガイドが20冊に1冊を超える場合は「問題あり」とします。',

  'proof.refunds.title': '返金にはどのくらいかかりますか？',
  'proof.refunds.done_other':
    'この3か月に必要になった返金は{count}件です。Stripeが受け付けるまでの時間は、半数が{median}以内、最長で{slowest}でした。',
  'proof.refunds.none': 'この3か月に、当サイトからの返金が必要になったことはありません。',
  'proof.refunds.open':
    '手続き中の返金は{waiting}件、自動で返金できず、担当者が対応するものは{givenUp}件です。',
  'proof.refunds.how':
    '返金が必要だと当サイトが把握してから、Stripeが受け付けるまでの時間を測ります。その後、カード会社での処理に通常{bankDaysFrom}〜{bankDaysTo}日かかります。',
  'proof.refunds.rule':
    '重複したお支払いは、当サイトが自動で返金します。Stripeが返金を受け付けるまでの時間を、3か月分集計します。自動で返金できなかったものがある場合は「問題あり」とします。',

  'proof.reports.title': '収入の報告は、寄せられたとおりに公開されていますか？',
  'proof.reports.done':
    '{guides}冊のガイドについて、読者から{all}件の報告がありました。すべてを集計に含め、そのうち{hidden}件は「ほかの読者への一言」だけを非表示にしています。',
  'proof.reports.late': '長時間集計されていない報告が{late}件あります。',
  'proof.reports.how':
    '報告できるのは、そのガイドを読める方だけです。早くても入手から4週間後に、1冊につき1回だけ報告できます。内容は自動で集計され、当サイトの運営者も数値を変更・削除できません。',
  'proof.reports.rule':
    '良し悪しにかかわらず、すべての報告をガイドのページの集計に含めます。非表示にできるのは「ほかの読者への一言」だけです。報告が3時間集計されないままの場合は「問題あり」とします。',

  'proof.seconds': '{count}秒',
  'proof.hours': '{count}時間',
} satisfies TranslationOf<typeof english>
