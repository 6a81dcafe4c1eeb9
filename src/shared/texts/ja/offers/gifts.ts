import type { texts as english } from '../../en/offers/gifts.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'gift.head.title': 'ガイドやProプランを贈る | AI Income Guides',
  'gift.head.description':
    '大切な方にガイドやProプランを贈れます。お選びの日に、贈る相手へメールでお知らせします。リンクをご自身で渡すこともできます。',
  'gift.claim.head.title': 'ギフトの受け取り | AI Income Guides',
  'gift.claim.head.description': '届いたギフトの内容を確認し、受け取ることができます。',
  'gift.title': 'ガイドやProプランを贈る',
  'gift.text':
    'お支払いは一度だけです。お選びの日に、贈る相手へメールでお知らせします。リンクをご自身で渡すこともできます。',
  'gift.choose': '何を贈りますか？',
  'gift.guide.title': 'ガイド',
  'gift.guide.text':
    'ガイドを選び、そのページで「このガイドを贈る」を押してください。受け取った方は、いつでもお読みいただけます。',
  'gift.browse': 'ガイドを選ぶ',
  'gift.pro': 'Proプラン{months}か月分',
  'gift.pro.text':
    'ギフトを受け取った日から{months}か月間、すべてのガイドをお読みいただけます。期間が過ぎると自動的に終了し、その後の請求はありません。',
  'gift.pro.action': 'Proプラン{months}か月分を贈る',
  'gift.pro.once': '{price}（お支払いは1回限り）',
  'gift.loginText': 'ギフトを贈るにはログインしてください。贈ったギフトはアカウントページで確認できます。',
  'gift.own': '贈ったギフト',
  'gift.none': '贈ったギフトはまだありません。',

  'gift.form.title': 'どなたに贈りますか？',
  'gift.form.recipient': '贈る相手のメールアドレス',
  'gift.form.recipientHint': 'リンクをご自身で渡す場合は、空欄のままにしてください。',
  'gift.form.language': 'メールの言語',
  'gift.form.day': 'お知らせする日',
  'gift.form.dayHint':
    '選んだ日の朝9時（日本時間）にメールをお送りします。今日を選び、すでに9時を過ぎている場合は、すぐにお送りします。{days}日先まで選べます。',
  'gift.form.message': 'メッセージ',
  'gift.form.messageHint':
    '{count}文字以内でご記入ください。リンクや連絡先は書けません。メールにはユーザー名も記載されます。',
  'gift.form.next': '購入手続きへ進む',
  'gift.form.save': '変更を保存',
  'gift.form.saved': '保存しました',
  'gift.form.failed': 'エラーのある項目をご確認ください',
  'gift.form.bad.recipient': 'このメールアドレスには送信できません。入力内容をご確認ください。',
  'gift.form.bad.day': '今日から{days}日先までの日付をお選びください',
  'gift.form.bad.message': '{count}文字以内で、リンク、メールアドレス、電話番号を含めずにご記入ください',
  'gift.form.privacy': 'メールアドレスは、このギフトのお知らせにのみ使用します。',

  'gift.item': 'ギフト：{title}',
  'gift.pay.heading': 'ギフトのお支払い',
  'gift.pay.next.link': '領収書をお送りし、ギフトの状況とリンクを確認できるページをご用意します。',
  'gift.pay.next.told':
    'お選びの日に、贈る相手へメールでお知らせします。相手の方は、ログインするとギフトを受け取れます。',
  'gift.pay.next.pro': 'Proプランは、ギフトが受け取られたときに始まります。',
  'gift.pay.next.open': 'ギフトの受け取りに期限はありません。',

  'gift.terms.what': 'ガイド1冊のオンライン閲覧（受け取った方がお読みになれます。閲覧期限なし）',
  'gift.terms.pro':
    'Proプラン{months}か月分（受け取った日から、すべてのガイドをオンラインでお読みになれます。自動的に終了し、更新されません）',
  'gift.terms.delivery':
    'リンクはお支払いの確認後すぐに、メールはお選びの日にお届けします。配送はありません。',
  'gift.state.unpaid': 'お支払い前',
  'gift.state.link': '受け取り待ち',
  'gift.state.waiting': '送信予定',
  'gift.state.told': '送信済み',
  'gift.state.unreached': '送信失敗',
  'gift.state.claimed': '受け取り済み',
  'gift.state.on-hold': '保留中',
  'gift.state.taken-back': '取り消し済み',
  'gift.says.waiting': 'お支払いが完了しました。{day}に{to}へお知らせします。',
  'gift.says.link': 'お支払いが完了しました。下のボタンでリンクを作り、贈る相手にお渡しください。',
  'gift.says.told': '{day}に{to}へお知らせしました。ギフトはまだ受け取られていません。',
  'gift.says.unreached':
    '{to}宛てのメールが相手のメールサーバーに拒否されたため、お知らせできませんでした。ギフトは有効です。下のボタンからメールアドレスを修正するか、リンクを作ってご自身でお渡しください。',
  'gift.says.claimed': 'ギフトは{day}に受け取られました。',
  'gift.says.on-hold':
    'このギフトのお支払いについて、異議申し立てがありました。カード会社の判断が出るまで、ギフトは受け取れません。',
  'gift.says.taken-back': 'お支払いを返金したため、このギフトは取り消されました。',
  'gift.change': '日付・メールアドレス・メッセージを変更する',
  'gift.again': 'メールをもう一度送る',
  'gift.sentAgain': 'メールをもう一度お送りしました',
  'gift.tooOften':
    'メールを送信できませんでした。少し前に送信したばかりか、送信回数の上限に達しています。リンクをご自身でお渡しいただくこともできます。',
  'gift.link': 'ギフトのリンクを作る',
  'gift.linkText':
    '最初にこのリンクから受け取った方のギフトになります。リンクが表示されるのは今回だけですが、何度でも作り直せます。',
  'gift.linkLabel': 'ギフトのリンク',
  'gift.failed': '操作を完了できませんでした。もう一度お試しください。',
  'gift.pending': 'お支払いは確認できています。ギフトの準備が整うまで、少しお待ちください。',
  'gift.toGuide': 'ガイドを見る',

  'gift.claim.title': 'ギフトの受け取り',
  'gift.claim.given': 'ギフトが届いています。',
  'gift.claim.guest': 'ログインまたは新規登録をすると、ギフトの内容を確認できます。カード情報は不要です。',
  'gift.claim.signUp': '新規登録',
  'gift.claim.from': '{from}さんより',
  'gift.claim.accept': 'ギフトを受け取る',
  'gift.claim.owned':
    'このガイドはすでにお読みいただけるため、ギフトは使われていません。リンクをほかの方に渡すこともできます。',
  'gift.claim.mine': 'このギフトを受け取りました。ガイドは、いつでもお読みいただけます。',
  'gift.claim.proUntil': '今受け取ると、{date}までProプランをご利用いただけます。',
  'gift.claim.proMine':
    'このギフトを受け取りました。{date}まで、Proプランですべてのガイドをお読みいただけます。Proプランは自動的に終了し、料金はかかりません。',
  'gift.claim.proToGuides': 'ガイド一覧を見る',
  'gift.claim.planRenews':
    'ご自身のProプランは{date}に更新されます。期間が重ならないよう、ギフトは現在のプランの終了後に受け取れます。ギフトをご利用になるには、アカウントページで現在のプランを解約してください。ギフトのリンクに期限はありません。',
  'gift.claim.planEnds':
    'ご自身のProプランを{date}までご利用いただけます。ギフトはその後に受け取れます。ギフトのリンクに期限はありません。',
  'gift.claim.planDisputed':
    'ご自身のProプランのお支払いについて、異議申し立てがありました。カード会社の判断が出たあとに、ギフトを受け取れます。ギフトのリンクに期限はありません。',
  'gift.claim.toAccount': 'アカウントページへ',
  'gift.claim.claimed': 'このギフトは、ほかの方がすでに受け取っています。',
  'gift.claim.on-hold': 'このギフトは現在受け取れません。時間をおいて、もう一度お試しください。',
  'gift.claim.taken-back': 'お支払いが返金されたため、このギフトは取り消されました。',
  'gift.claim.unknown': 'このリンクのギフトが見つかりません。届いたリンクをそのまま開いてください。',

  'gift.mail.subject': 'ガイドのギフトが届いています：{title}',
  'gift.mail.greeting': 'AI Income Guidesより、ギフトのお知らせです。',
  'gift.mail.somebody': 'お知り合いの方',
  'gift.mail.given': 'ガイド「{title}」のギフトが届いています（贈り主：{giver}）。',
  'gift.mail.proSubject': 'ギフトが届いています：{title}',
  'gift.mail.proGiven':
    '{title}のギフトが届いています（贈り主：{giver}）。すべてのガイドをお読みいただけます。',
  'gift.mail.proHow':
    'リンクを開き、ログインまたは新規登録をして、ギフトをお受け取りください。Proプランは受け取った時点で始まり、期間が過ぎると自動的に終了します。カード情報は不要です。リンクは一度だけ使え、期限はありません。',
  'gift.mail.proReceipt':
    'お支払いを確認いたしました。ギフトのページで、リンクと受け取りの状況をご覧いただけます。Proプランは、ギフトが受け取られたときに始まります。',
  'gift.mail.takenBackSubject': 'ギフトが取り消されました：{title}',
  'gift.mail.takenBack':
    'お受け取りになったギフト「{title}」は、お支払いが購入者に返金されたため、{day}に取り消されました。これまでにお読みになった分も含め、お客様への請求はありません。ご自身で購入されたガイドやお申し込みのプランは、これまでどおりご利用いただけます。',
  'gift.mail.onHoldSubject': 'ギフトのご利用を一時停止しています：{title}',
  'gift.mail.onHold':
    'お受け取りになったギフト「{title}」は、お支払いについてカード会社が確認しているため、{day}からご利用を一時停止しています。お手続きは不要で、お客様への請求もありません。確認の結果が出ましたら、あらためてメールでお知らせします。',
  'gift.mail.openAgainSubject': 'ギフトを再びご利用いただけます：{title}',
  'gift.mail.openAgain': 'お受け取りになったギフト「{title}」は、{day}から再びご利用いただけます。',
  'gift.mail.proEndsSubject': '贈られたProプランは{day}に終了します',
  'gift.mail.proEnds':
    '贈られたProプランは、{day}に自動的に終了します。お手続きは不要で、料金が請求されることもありません。ご自身で購入されたガイドは、引き続きいつでもお読みいただけます。終了後もすべてのガイドを読み続けたい場合は、あらためてProプランにお申し込みください。',
  'gift.mail.seePro': 'Proプランの料金を見る',
  'gift.mail.readerWhy': 'このメールは、ギフトを受け取られたお客様にお送りしています。お問い合わせ：{url}',
  'gift.mail.unreachedSubject': 'ギフトのお知らせをお届けできませんでした',
  'gift.mail.unreached':
    'ギフトのお知らせメールが、{recipient}のメールサーバーに拒否されました。ギフトは有効です。ギフトのページでメールアドレスを修正するか、リンクを作ってご自身でお渡しください。',
  'gift.mail.message': 'メッセージ：「{message}」',
  'gift.mail.how':
    'リンクを開き、ログインまたは新規登録をして、ギフトをお受け取りください。お受け取りになったガイドは、いつでもお読みいただけます。リンクは一度だけ使えます。',
  'gift.mail.why':
    'このメールは、ギフトのお届け先として入力されたメールアドレスにお送りしています。メールアドレスをほかの目的に使用することはありません。お問い合わせ：{url}',
  'gift.mail.receipt':
    'お支払いを確認いたしました。ギフトのページで、リンクと受け取りの状況をご覧いただけます。ガイドは、受け取った方がお読みになれます。',
  'gift.mail.refund':
    '以下のお支払いを返金いたしました。これに伴い、ギフトは取り消されました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'gift.mail.refundKept':
    '以下のお支払いを返金いたしました。ギフトは別のお支払いで購入済みのため、引き続き有効です。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'gift.mail.bank':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。これに伴い、ギフトは取り消されました。',
  'gift.mail.bankKept':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。ギフトは別のお支払いで購入済みのため、引き続き有効です。',
  'gift.mail.fellThrough':
    '以下のお支払いについて返金のお知らせをお送りしましたが、カード会社から返金が差し戻されたため、お手元に届いておりません。ギフトは再び有効になりました。返金をお待ちの場合は、別の方法をご案内いたしますので、お問い合わせページからご連絡ください。',
  'gift.mail.twice':
    'お支払い済みのギフトに、重複したお支払いがありました。2回目のお支払いは全額返金いたします。ギフトはそのまま有効です。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'gift.mail.yours': 'ギフトを確認する',
} as const satisfies TranslationOf<typeof english>
