import type { texts as english } from '../en/mails.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'mail.shop': 'AI Income Guides',
  'mail.greeting': 'AI Income Guidesをご利用いただき、ありがとうございます。',
  'mail.noReply': 'このメールは、お客様のアカウントでのお支払いについてお送りしています。お問い合わせ：{url}',
  'mail.fact': '{name}：{value}',
  'mail.sellerLine': '{name}　{address}',
  'mail.item': '内容',
  'mail.amount': 'お支払い金額',
  'mail.price': '料金',
  'mail.takenOff': '割引額',
  'mail.takenOffName': '直近{creditDays}日間にご購入のガイド代',
  'mail.code': 'クーポンコード',
  'mail.codeName': 'クーポンコード {code}',
  'mail.codeAndGuidesName': 'クーポンコード {code}・購入済みガイド代',
  'mail.amountBack': '返金額',
  'mail.amountReturned': 'カード会社からの返金額',
  'mail.amountNotArrived': 'お手元に届かなかった返金',
  'mail.amountToReturn': '返金予定額',
  'mail.paidOn': 'お支払い日',
  'mail.reference': 'Stripeの取引番号',
  'mail.seller': '販売者',
  'mail.pro': 'Proプラン（{from}〜{to}）',
  'mail.readGuide': 'ガイドを読む',
  'mail.browseGuides': 'ガイド一覧を見る',
  'mail.openReceipt': '領収書を表示・印刷する',
  'mail.stepsSubject': '手順の続きのお知らせ',
  'mail.steps':
    'ご希望により、進行中のガイドをお知らせします。ご都合のよいときに、次の手順へお進みください。',
  'mail.stepsDone': '{all}件中{done}件の手順が完了',
  'mail.stepsLeave': 'お知らせを停止する',
  'mail.stepsWhy':
    'このメールは、「マイガイド」でお知らせを希望された方に、2週間に1回までお送りしています。設定は次のページでも変更できます：{url}',
  'mail.savedSubject': '「あとで読む」のガイドのお知らせ',
  'mail.saved': '「あとで読む」に追加されたガイドについて、お知らせがあります。',
  'mail.savedCheaper': '値下げ：{price}（以前は{before}）',
  'mail.savedFresh': '翻訳が最新になりました',
  'mail.savedWhy':
    'このメールは、「あとで読む」のページで受け取りを希望された方にお送りしています。同じページで停止できます：{url}',
  'mail.contact': 'お問い合わせ',
  'mail.receiptSubject': '【領収書】{item}',
  'mail.receiptGuide':
    'お支払いを確認いたしました。ご購入ありがとうございます。このガイドは、いつでもお読みいただけます。',
  'mail.receiptItem': 'お支払いを確認いたしました。ご購入ありがとうございます。',
  'mail.receiptProRenews':
    'お支払いを確認いたしました。ありがとうございます。すべてのガイドをお読みいただけます。Proプランは{date}に{price}で自動更新され、解約されるまで毎月更新されます。解約は、アカウントページの「プランを管理する」からいつでもお手続きいただけます。',
  'mail.managePlan': 'プランの確認・解約',
  'mail.receiptPro':
    'お支払いを確認いたしました。ありがとうございます。お支払い済みの期間の末日まで、すべてのガイドをお読みいただけます。',
  'mail.refundSubject': '【返金のお知らせ】{item}',
  'mail.refundItem':
    '以下のお支払いを返金いたしました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.refundGuide':
    '以下のお支払いを返金いたしました。これに伴い、このガイドは購入済みのガイドから外れ、Proプランをご利用中の場合を除いて、お読みいただけなくなりました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.refundGuideKept':
    '以下のお支払いを返金いたしました。このガイドは、別のお支払いやギフト、「無料の1冊」などにより引き続きお読みいただけますので、お手続きは必要ありません。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.refundPro':
    '以下のお支払いを返金いたしました。これに伴い、このお支払い分のProプランはご利用いただけなくなりました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.refundProKept':
    '以下のお支払いを返金いたしました。Proプランは別のお支払いまたはギフトによって引き続きご利用いただけますので、お手続きは必要ありません。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.declared': 'ご注文の際に、次のとおりお申し出いただきました。\n{declarations}',
  'mail.canWithdraw':
    '{date}まで、理由を問わずこの契約を撤回できます。このメールの最後のリンクからお手続きください。',
  'mail.withdraw': 'この契約を撤回する',
  'mail.withdrawalSubject': '撤回を受け付けました：{item}',
  'mail.withdrawal':
    '撤回のお申し出を受け付けました。このメールは受付の控えです。下記の金額を、お支払いに使われたカードに返金いたします。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.withdrawalStatement': 'お申し出の内容',
  'mail.withdrawalWords': '次の契約を撤回します：{item}',
  'mail.withdrawalAt': '受付日時',
  'mail.withdrawalLinkSubject': '契約の撤回のご案内',
  'mail.withdrawalLink':
    'このメールアドレスでのご注文について、撤回のお申し出がありました。下のリンクを開き、ご注文の内容をご確認のうえ、撤回のお手続きをお願いいたします。お手続きが終わるまで、撤回は行われません。お心当たりがない場合は、このメールを破棄してください。',
  'mail.withdrawalLinkAction': '注文内容を確認して撤回する',
  'mail.partialSubject': '【一部返金のお知らせ】{item}',
  'mail.partial':
    '以下のお支払いの一部を返金いたしました。そのほかに変更はございません。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.bankSubject': '【カード会社からの返金のお知らせ】{item}',
  'mail.bankItem':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。',
  'mail.bankGuide':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。これに伴い、このガイドは購入済みのガイドから外れ、Proプランをご利用中の場合を除いて、お読みいただけなくなりました。',
  'mail.bankGuideKept':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。このガイドは、別のお支払いやギフト、「無料の1冊」などにより引き続きお読みいただけます。',
  'mail.bankPro':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このお支払いについて、ほかに返金はございません。Proプランは終了し、今後の請求はありません。',
  'mail.bankProKept':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。Proプランは別のお支払いまたはギフトによって引き続きご利用いただけます。',
  'mail.bankPart':
    '以下のお支払いの一部への異議申し立てが認められ、その金額がカード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。ご購入いただいたものは、引き続きすべてご利用いただけます。',
  'mail.latePayment':
    '以下のお支払いはProプランの終了後に行われたため、プランには反映されません。全額を返金いたしますので、お手続きは必要ありません。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.refundDelayedSubject': '【返金の遅れについて】{item}',
  'mail.refundDelayed':
    '以下のお支払いの返金手続きを行いましたが、カード会社に受け付けられませんでした。今後数日のうちに、改めて手続きいたします。それでも返金できない場合は、メールでお知らせいたします。お客様のお手続きは必要ありません。',
  'mail.refundFailedSubject': '【返金できませんでした】{item}',
  'mail.refundGivenUp':
    '以下のお支払いの返金手続きを繰り返し行いましたが、カード会社に受け付けられませんでした。別の方法で返金いたしますので、お手数ですが、お問い合わせページからご連絡ください。',
  'mail.fellThroughItem':
    '以下のお支払いについて返金のお知らせをお送りしましたが、カード会社から返金が差し戻されたため、お手元に届いておりません。返金をお待ちの場合は、別の方法をご案内いたしますので、お問い合わせページからご連絡ください。',
  'mail.fellThroughGuide':
    '以下のお支払いについて返金のお知らせをお送りしましたが、カード会社から返金が差し戻されたため、お手元に届いておりません。ガイドは引き続きお読みいただけます。返金をお待ちの場合は、別の方法をご案内いたしますので、お問い合わせページからご連絡ください。',
  'mail.fellThroughPro':
    '以下のお支払いについて返金のお知らせをお送りしましたが、カード会社から返金が差し戻されたため、お手元に届いておりません。返金をお待ちの場合は、別の方法をご案内いたしますので、お問い合わせページからご連絡ください。',
  'mail.freePickPaid':
    'このガイドは「無料の1冊」としてすでにお読みいただけますが、重ねてお支払いがありました。お支払いは全額返金いたします。ガイドは引き続きお読みいただけます。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.twiceSubject': '【返金のお知らせ】{item}（重複したお支払い）',
  'mail.twice':
    '購入済みのガイドに、重ねてお支払いがありました。重複したお支払いは全額返金いたします。ガイドは引き続きお読みいただけます。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.nextTry': '次に決済をお試しする日',
  'mail.chargeSubject': '【Proプラン】{date}に更新されます（{amount}）',
  'mail.charge.discount':
    '前回のお支払いは、購入済みガイド代の差し引き、またはクーポンコードの割引により{before}でした。{date}からは、解約されるまで月額{amount}となります。',
  'mail.charge.price':
    'Proプランの料金が、月額{before}から{amount}に変わります。新しい料金は{date}のお支払いから適用されます。',
  'mail.charge.resumed':
    '解約のお手続きの後に、Proプランを再開されました。プランは{date}に終了せず、{amount}で更新され、以後も解約されるまで毎月更新されます。',
  'mail.charge.yearly':
    '年に一度のお知らせです。Proプランは、解約されるまで毎月自動的に更新されます。次回は{date}に{amount}をお支払いいただきます。',
  'mail.chargeEnd':
    '更新をご希望でない場合は、{date}より前に解約してください。1つ目のリンクからお手続きいただけます。{date}までは引き続きお読みいただけ、以後の請求はありません。',
  'mail.chargeAmount': '次回のお支払い金額',
  'mail.chargeOn': '次回のお支払い日',
  'mail.endPlan': 'プランを解約する',
  'mail.renewalSubject': '【Proプラン】お支払いを完了できませんでした',
  'mail.renewal':
    'Proプランの更新にあたり、ご登録のカードでお支払いを完了できませんでした。{date}までは、引き続きすべてのガイドをお読みいただけます。それまでに、アカウントページでカード情報をご確認ください。お支払いは、後日改めて自動で行われます。',
  'mail.amountDue': 'ご請求額',
  'mail.readUntil': 'ご利用期限',
  'mail.mendCard': 'カード情報を確認する',
  'mail.aboutAccount': 'このメールは、お客様のアカウントについてお送りしています。お問い合わせ：{url}',
  'mail.deletionAskedSubject': '【重要】アカウントは{date}に削除されます',
  'mail.deletionAsked':
    'お申し出により、お客様のアカウントを{date}に削除いたします。すべての端末からログアウトし、Proプランの更新も停止いたしました。',
  'mail.deletionUndo':
    'お考えが変わった場合や、お心当たりがない場合は、その日までに下のリンクを開くと、アカウントを元のまま残せます。ログインして取り消すこともできます。',
  'mail.keepAccount': 'アカウントを残す',
  'mail.deletionUndoneSubject': 'アカウントの削除を取り消しました',
  'mail.deletionUndone':
    'アカウントの削除を取り消しました。ガイド、領収書、設定はすべて元のままです。期間の残っているProプランは、これまでどおり更新されます。お心当たりがない場合は、パスワードを変更のうえ、お問い合わせページからご連絡ください。',
  'mail.openAccount': 'アカウントを開く',
  'mail.deletionDoneSubject': 'アカウントを削除しました',
  'mail.deletionDone':
    'お客様のアカウントと、そのすべての内容を削除いたしました。このメールが最後のご連絡です。送信後、メールアドレスも削除いたします。',
  'mail.deletionKept':
    'お支払いの記録は、税法で定められた期間、お名前とメールアドレスを除いて保存いたします。バックアップは数週間で上書きされます。同じメールアドレスで、いつでも新しいアカウントをご登録いただけます。',
  'mail.copyReadySubject': 'データの準備ができました',
  'mail.copyReady':
    'ご依頼いただいた、お客様に関する保存データの準備ができました。{date}まで、アカウントページからダウンロードしていただけます。ダウンロードにはログインが必要です。',
  'mail.copyOpen': 'データをダウンロードする',
  'mail.confirmEmailSubject': '新しいメールアドレスのご確認',
  'mail.confirmEmail':
    'このメールアドレスをアカウントに登録するお手続きがありました。{emailChangeDays}日以内に下のリンクを開いて確認を済ませ、このメールアドレスでログインしてください。お心当たりがない場合は、このメールを破棄してください。その場合、変更は行われません。',
  'mail.confirmEmailAction': 'このメールアドレスを確認する',
  'mail.emailChangedSubject': 'メールアドレスが変更されました',
  'mail.emailChanged':
    'お客様のアカウントのメールアドレスが、確認済みの新しいメールアドレスに変更されました。ご購入内容はそのままです。お心当たりがない場合は、すぐにお問い合わせページからご連絡ください。',
  'mail.newEmail': '新しいメールアドレス',
  'mail.givenSubject': 'ガイドを進呈しました：{title}',
  'mail.givenGreeting': 'ガイドが読者に無料で進呈されました。',
  'mail.givenText': '{operator}が「{title}」を進呈しました。操作履歴に残っています。',
  'mail.givenReader': '読者',
  'mail.givenReason': '理由',
  'mail.limitSubject': '閲覧の上限に達した読者がいます（24時間に{count}冊）',
  'mail.limitGreeting': '1つのアカウントが、Proプランで24時間に{count}冊のガイドを開きました。',
  'mail.limitText':
    'この先は、新しいガイドを開くたびに待ち時間が長くなります（最長1時間）。アカウントの共有や、プログラムによる利用の可能性があります。このお知らせは、1つのアカウントにつき24時間に1回までお送りします。',
  'mail.replySubject': 'Re: お問い合わせ（{number}）について',
  'mail.replyWhy':
    'お問い合わせページからお送りいただいた内容への回答です。ご不明な点が残る場合は、このメールにご返信ください。',
  'mail.contactSubject': '【お問い合わせ {number}】{email}',
  'mail.contactFrom': '{email}様から、お問い合わせページを通じて次の内容が届きました。',
  'mail.contactWhy':
    'このメールに返信すると、送信者に届きます。メールアドレスがご本人のものかどうかは確認されていません。',
} as const satisfies TranslationOf<typeof english>
