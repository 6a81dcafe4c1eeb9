import type { texts as english } from '../../en/legal/law.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'law.sentences': '{first}{second}',
  'law.place': 'お住まいの地域',
  'law.place.choose': '選択してください',
  'law.place.japan': '日本',
  'law.place.us': 'アメリカ合衆国',
  'law.place.eu': 'EU・EEA（欧州経済領域）',
  'law.place.uk': 'イギリス',
  'law.place.other': 'その他の国・地域',
  'law.place.why':
    '購入者の権利は、お住まいの地域の法律によって異なります。ご回答は、このご注文の記録としてのみ保存します。',
  'law.declare.title': 'お支払いの前に',
  'law.declare.missing':
    '2つの項目にチェックを入れてください。ご同意がない場合、商品をすぐに提供することはできません。',
  'law.declare.missingPro':
    '項目にチェックを入れてください。ご希望を確認できない場合、Proプランをすぐに開始することはできません。',
  'law.start.guide':
    '{withdrawalDays}日間の撤回期間が終わる前に、ガイドをすぐに閲覧できるようにすることを明示的に求めます。',
  'law.lost.guide': 'ガイドが閲覧できるようになった時点で、撤回の権利を失うことを承知しています。',
  'law.start.bundle':
    '{withdrawalDays}日間の撤回期間が終わる前に、すべてのガイドをすぐに閲覧できるようにすることを明示的に求めます。',
  'law.lost.bundle': '開いたガイドについては、撤回の権利を失うことを承知しています。',
  'law.start.gift':
    '{withdrawalDays}日間の撤回期間が終わる前に、ギフトをすぐに受け取れるようにすることを明示的に求めます。',
  'law.lost.gift': 'ギフトが受け取られた時点で、撤回の権利を失うことを承知しています。',
  'law.start.pro':
    '{withdrawalDays}日間の撤回期間が終わる前に、Proプランをすぐに開始することを明示的に求めます。撤回した場合は、それまでの期間の料金を支払います。',
  'law.none.guide': 'すぐに閲覧できる商品のため、お客様のご都合による返品はお受けできません。',
  'law.none.gift': 'リンクがすぐに有効になる商品のため、お客様のご都合による返品はお受けできません。',
  'law.right.guide': 'ご購入から{withdrawalDays}日間は、理由を問わず撤回でき、代金を全額返金いたします。',
  'law.right.bundle':
    'ご購入から{withdrawalDays}日間は、理由を問わず全部または一部のガイドについて撤回でき、その分の代金を返金いたします。',
  'law.right.gift':
    'ご購入から{withdrawalDays}日間は、理由を問わず撤回でき、代金を全額返金いたします。撤回されたギフトは取り消されます。',
  'law.right.pro-gift':
    'ご購入から{withdrawalDays}日間は、理由を問わず撤回でき、代金を全額返金いたします。撤回されたギフトは取り消されます。',
  'law.right.pro':
    '解約とは別に、お申し込みから{withdrawalDays}日間は、理由を問わず撤回でき、お支払いいただいた料金を返金いたします。',
  'law.ends.guide':
    'ただし、すぐに閲覧できるよう求め、2つの項目にチェックを入れた場合、撤回の権利は、ガイドを閲覧できるようになった時点で消滅します。',
  'law.ends.bundle':
    'ただし、すぐに閲覧できるよう求め、2つの項目にチェックを入れた場合、各ガイドについての撤回の権利は、そのガイドを開いた時点で消滅します。',
  'law.ends.gift':
    'ただし、すぐに提供するよう求め、2つの項目にチェックを入れた場合、撤回の権利は、ギフトが受け取られた時点で消滅します。',
  'law.ends.pro': 'ただし、すぐに開始するよう求めた場合は、撤回までの期間の料金を差し引いて返金いたします。',
  'law.defect.guide':
    '閲覧できない場合や、内容が商品ページの説明と異なる場合は、購入日から{refundDays}日以内にご連絡ください。修正または返金いたします。',
  'law.defect.bundle':
    '閲覧できない場合や、内容が商品ページの説明と異なる場合は、購入日から{refundDays}日以内にご連絡ください。修正するか、そのガイドの分を返金いたします。',
  'law.defect.pro-gift':
    'Proプランをご利用いただけない場合は、購入日から{refundDays}日以内にご連絡ください。修正または返金いたします。',
  'law.page.comma': '、',
  'law.page.guide': 'ガイド（単品）',
  'law.page.bundle': 'ガイドのセット',
  'law.page.gift': 'ガイドのギフト',
  'law.page.pro-gift': 'Proプランのギフト',
  'law.page.pro': 'Proプラン',
  'law.page.none': '撤回の権利はありません。解約はいつでも可能で、お支払い済みの期間の末日に終了します。',
} as const satisfies TranslationOf<typeof english>
