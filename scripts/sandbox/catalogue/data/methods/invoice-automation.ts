import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const invoiceAutomation: Method = {
  slug: 'invoice-automation',
  difficulty: 'advanced',
  hoursPerWeek: 6,
  startCost: [
    '$10–$25 a month (one automation plan for practice)',
    '月0〜3,000円（連携ツールの有料プランは慣れてから）',
  ],
  prices: { look: [80, 10_000], flow: [320, 45_000], watch: [45, 6000] },
  income: {
    of: 'flow',
    low: 1,
    high: 2,
    basis: [
      'Rests on {low} to {high} flows a month at {price.flow} and {hours} hours a week. A beginner should expect two or three months with only a paid look at {price.look} before the first flow is sold.',
      '1本{price.flow}の自動化を月に{low}〜{high}本、週{hours}時間で組んだ場合です。最初の2、3か月は、{price.look}の有料診断だけという月もあると考えてください。',
    ],
  },
  titles: [
    [
      'Automate invoices and receipts for {places}: from shoebox to ledger',
      'レシートの山を片づける。{places}の請求書と領収書の自動化',
    ],
    [
      '{^item1}, billed on time: invoice automation for {places}',
      '{item1}の請求を遅らせない、{places}の自動化',
    ],
    [
      'Evenings back for {owners}: automatic invoices for {places}',
      '{owner}に夜を返す。{places}の請求書づくりを自動に',
    ],
    [
      '{^offer} first, paperwork second: automation for {places}',
      '{offer}に専念できるよう、{places}の伝票を自動化する',
    ],
    [
      'Receipts, {item3} and a quiet month end: automation for {places}',
      '{item3}から月末の締めまで、{places}の伝票処理を自動に',
    ],
    [
      'Paid on time {busy}: invoice automation for {places}',
      '{busy}も入金が滞らない、{places}の請求の仕組み',
    ],
  ],
  thai: {
    title: 'ระบบออกใบแจ้งหนี้อัตโนมัติให้{th}',
    summary: 'ช่วยให้{th}ออกใบแจ้งหนี้และเก็บใบเสร็จเป็นระบบ พร้อมข้อควรระวังด้านภาษี',
  },
  summary: [
    oneOf(
      [
        'Set up dependable routines with which {places} send invoices, file receipts and remember who has not paid yet.',
        '請求書の発行、領収書の整理、未入金の確認。{places}がつい後回しにする三つを、確実に回るようにする仕事です。',
      ],
      [
        'For careful people who do not mind numbers: relieve {anOwner} of the month-end pile and be paid for it every month.',
        '数字を見るのが苦にならない人へ。{owner}の月末の山を低くし、毎月の報酬につなげるためのガイドです。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'On the last evening of the month {anOwner} empties a drawer onto the table. Some slips are for {item1}, some have faded, and one invoice was never sent at all. It is not laziness; it is what remains when the day goes into {offer}. Whoever brings calm to that drawer is asked back, and this guide shows how to begin.',
          '月末の夜、{owner}は引き出しの中身を机に広げます。{item1}の控えもあれば、印字の消えたレシートも、ひと月前に送り忘れた請求書もあります。怠けていたわけではありません。一日のほとんどを{offer}にかけていれば、誰の机もこうなります。この引き出しを静かにできる人は、翌月も、その次の月も頼りにされます。その始め方を、失敗しやすい箇所も含めて正直に書きました。',
        ],
        [
          'Money that was earned and never asked for: there is some in almost every one of the {places} you pass. The work was done, the {customer} was content, and the invoice slipped behind the week. You will learn a sober service here. It is short on glamour and long on gratitude, and it demands more care than cleverness.',
          '働いたのに請求していないお金。{places}の机には、たいてい何枚か眠っています。仕事は済み、{customer}も満足したのに、請求書だけが忙しさの陰に落ちてしまったのです。ここで紹介するのは、それを拾い上げる堅実な仕事です。華やかではありませんが、まちがいなく感謝されます。求められるのは、ひらめきよりも注意深さです。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'However the week goes, the receipts for {item3} are entered last.',
      'どんな週でも、{item3}の伝票の入力はいちばん後に回されます。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Make or Zapier', 'MakeまたはZapier'],
        [
          'the postman between form, ledger and mailbox of the {place}. Free for trying out; real use costs {aPlace} about $10–$20 a month.',
          'フォームと台帳とメールをつなぐ配達係で、練習は無料、{place}で実際に使うと月1,500〜3,000円ほどかかります。',
        ],
      ),
      lead(
        ['Wave, QuickBooks or Stripe', 'freee・マネーフォワード・Misoca'],
        [
          'whichever the accountant of the {place} already accepts.',
          '選ぶのは、{place}の税理士さんがすでに受け入れているものです。',
        ],
      ),
      lead(
        ['An AI reader', '読み取り用のAI'],
        [
          'ChatGPT, Gemini or the scanner inside the bookkeeping tool picks date, sum and supplier from a photographed slip for {offer}. It errs in about one of thirty.',
          '会計ソフトの読み取り機能やGeminiが、{offer}の仕入れ伝票から日付、金額、相手先を拾います（30枚に1枚は間違えます）。',
        ],
      ),
      lead(
        ['A spreadsheet', '表計算シート'],
        [
          'the plain log of everything that ran, so that {anOwner} can see at a glance what was sent for {item1}.',
          '{item1}の請求がいつ出たかを、{owner}がひと目で確かめられる記録帳です。',
        ],
      ),
    ),
    p([
      'You need a head for "what if": what if {aCustomer} pays twice, pays half, or asks for another name on the receipt?',
      '{customer}が二重に払ったら、半額だけ払ったら、宛名の変更を頼まれたら。そんな「もしも」を考える癖が役に立ちます。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Practise on invented money', '架空の取引で練習する'],
        [
          'Make up a month for {client} with forty slips, three of them wrong, and see which mistakes about {item2} reach your ledger unseen.',
          '{client}の1か月を想像し、間違いを三つ混ぜた伝票40枚を作ります。{item2}に関するどの間違いが台帳まですり抜けるか、試してください。',
        ],
      ),
      lead(['Offer a look, not a system', '仕組みではなく診断を売る'], fromNiche('contact'), [
        'What you offer {anOwner} first is ninety minutes and a one-page drawing of where the paper goes.',
        '最初に提案するのは、{owner}の書類の流れを90分で聞き取り、一枚の図にすることです。',
      ]),
      lead(
        ['Draw the path of one receipt', '領収書一枚の旅を描く'],
        [
          'Follow a single sale of {item1} from order to bank account and mark each place where somebody types the same thing again. Look at {material} too; the leaks hide there.',
          '{item1}が一件売れてから入金されるまでをたどり、同じことを打ち直している箇所に印を付けます。{material}も見せてもらうと、抜け穴が見つかります。',
        ],
      ),
      lead(
        ['Automate one link', '一か所だけ自動にする'],
        [
          'Choose the link that hurts most, usually the invoice that {aCustomer} waits for, and leave all others by hand. Let the flow prepare a draft; the {owner} presses "send".',
          'いちばん困っている一か所、多くは{customer}を待たせている請求書だけを自動にし、残りは手作業のままにします。下書きまでを任せ、送信ボタンは{owner}が押します。',
        ],
      ),
      lead(
        ['Run both ways for a month', '1か月は二重に回す'],
        [
          'Old way and new way side by side, best started {quiet}. Compare the totals each Friday; a difference of one coin in the books of the {place} is a fault to be found.',
          '{quiet}に始め、従来のやり方と並行させます。毎週金曜に{place}の合計を突き合わせ、1円でも違えば原因を探します。',
        ],
      ),
      lead(
        ['Give the odd cases a tray', '例外の置き場を作る'],
        [
          'Anything unreadable or unusual about {item3} goes into a tray which the {owner} clears once a week.',
          '読めない伝票や{item3}の特殊な取引は「保留」の箱に集め、{owner}に週に一度だけ見てもらいます。',
        ],
        oneOf(
          ['A flow without such a tray lies.', '保留のない自動化は、どこかで嘘をつきます。'],
          ['Never let the machine guess.', '機械に推測させないための箱です。'],
        ),
      ),
      lead(
        ['Hand over in writing', '書面で引き渡す'],
        [
          'One page: what runs when, whose account pays, how to switch it off {busy} if something goes wrong.',
          'いつ何が動くか、誰の契約か、{busy}に不具合が出たらどう止めるかを一枚にまとめます。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'A paid look costs {price.look} and is deducted if {anOwner} goes on. One working flow, tested for a month, costs {price.flow}; watching it and mending what breaks is {price.watch} a month for {aPlace} of ordinary size.',
      '有料診断は{price.look}で、{owner}が先へ進むなら制作費から差し引きます。1か月の並行運用まで含めた自動化1本が{price.flow}、見守りと修理は標準的な{place}で月{price.watch}です。',
    ]),
    table(
      [
        ['A month with {places}', '{places}とのひと月'],
        ['Hours', '時間'],
        ['Brings', '収入'],
      ],
      [
        ['a look at one {place}', '{place}一軒の診断'],
        ['4', '4'],
        ['{price.look}', '{price.look}'],
      ],
      [
        ['a flow for {item1}', '{item1}の自動化1本'],
        ['14', '14'],
        ['{price.flow}', '{price.flow}'],
      ],
      [
        ['three {places} on watch', '{places}3軒の見守り'],
        ['4', '4'],
        ['3 × {price.watch}', '{price.watch}×3'],
      ],
    ),
    p(
      [
        'Flows alone come to {income} if you sell {low} to {high} a month to {places}, which takes half a year of being recommended.',
        '{places}に月{low}〜{high}本売れれば自動化だけで{income}ですが、そこまでは紹介頼みで半年ほどかかります。',
      ],
      oneOf(
        ['Your first flow will take twice as long.', '一本目は倍の時間がかかります。'],
        ['Do not count on anything in month one.', '最初の月の収入は、ゼロと見込みましょう。'],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Playing the accountant', '税理士の領分に踏み込む'],
        oneOf(
          [
            'You move paper; you do not say what {aPlace} may deduct or which tax rate applies to {item1}. Send such questions to the accountant in writing.',
            '扱うのは書類の流れだけにします。{item1}の税率や経費の判断に答えると税理士法に触れるおそれがあります。確定申告の相談も税理士さんに回してください。',
          ],
          [
            'Tax advice is reserved for professionals in many countries. If {anOwner} asks how to book {item1}, write the question down and let the accountant answer.',
            '税務相談は税理士の仕事です。{owner}に{item1}の仕訳や確定申告のことを聞かれたら、質問を書き留めて税理士さんに渡します。',
          ],
        ),
      ),
      lead(
        ['Legal form', '書類の要件'],
        oneOf(
          [
            'Numbering, tax identifiers and how long files must be kept are set by law. Let the accountant of the {place} approve the first invoice before the second goes out.',
            'インボイスの登録番号や税率ごとの区分、電子帳簿保存法の保存要件があります。一枚目の請求書は、必ず{place}の税理士さんに見てもらってから次へ進みます。',
          ],
          [
            'An invoice for {item1} that lacks a required line can be refused. Copy the format the accountant uses and do not redesign it.',
            '必要事項の欠けた{item1}の請求書は、相手の仕入税額控除に響きます。適格請求書の書式は今使っているものを踏襲し、見た目をいじらないでください。',
          ],
        ),
      ),
      lead(['Manners of the trade', '業種の決まりごと'], fromNiche('rule')),
      lead(
        ['Access and secrecy', '権限と秘密'],
        [
          'Ask for a separate login with few rights, never for the bank password of {anOwner}. Say in the offer that an AI reads the slips for {offer}, and check that its provider does not train on them.',
          '{owner}の銀行のパスワードは預からず、権限を絞った別のログインを作ってもらいます。{offer}の伝票をAIが読むことは見積もりに書き、学習に使われない設定にします。',
        ],
      ),
      lead(
        ['Your own books', '自分の帳簿'],
        oneOf(
          [
            'It would be embarrassing to tidy {places} and forget your own tax return; book your fees on the day they arrive.',
            '{places}の帳簿を整えながら自分の申告を忘れては笑えません。副業の所得が年20万円を超えれば確定申告です。',
          ],
          [
            'Fees from {places} count as income wherever you live. Log them weekly, with the tool costs beside them, and put tax money aside.',
            '{places}からの報酬とツール代は毎週記録します。20万円以下で確定申告が不要でも、住民税の申告は必要です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Take this sheet to the ninety minutes with {anOwner}; nearly all later trouble comes from a question skipped here.',
      '{owner}との90分に持っていく聞き取り票です。',
    ]),
    code(
      `Paper path of {client}, {clientIs}
1. What is billed: {item1} [ ], {item2} [ ], {item3} [ ], other [ ]
2. Who writes the bill for {aCustomer}, when, and in which tool: [ ]
3. Typed more than once between order and bank of the {place}: [ ]
4. Slips that arrive {busy}, number per week: [ ]
5. Unpaid after 30 days, and who reminds the {customer}: [ ]
6. What {anOwner} never wants to be sent automatically: [ ]
7. Accountant of the {place}, tool and closing date: [ ]
8. Odd cases of the last quarter around {offer}: [ ]`,
      `{client}（{clientIs}）の書類の流れ
1. 請求の対象：{item1}[ ]、{item2}[ ]、{item3}[ ]、その他[ ]
2. {customer}への請求書は誰が、いつ、どのソフトで：[ ]
3. 受注から入金までに{place}で二度打ちしている項目：[ ]
4. {busy}に届く伝票の枚数（週）：[ ]
5. 30日を過ぎた未入金と、{customer}への連絡係：[ ]
6. {owner}が自動送信したくないもの：[ ]
7. {place}の税理士さん、会計ソフト、締め日：[ ]
8. 直近3か月の{offer}をめぐる例外：[ ]`,
    ),
    quote([
      'Before the first live run: has the accountant of the {place} nodded, can the {owner} stop it alone, and did a false slip for {item3} end up in the tray?',
      '本番前に、{place}の税理士さんは了承したか。{owner}が一人で止められるか。偽の{item3}の伝票は保留に入ったか。',
    ]),
  ],
  closing: [
    p(
      [
        'Start with the invented month of {client}, then ask one {owner} for ninety minutes.',
        'まず{client}の架空のひと月で練習し、それから一人の{owner}に90分をもらいましょう。',
      ],
      [
        'When the drawer of the {place} stays empty for a whole month, say nothing and let it speak for you.',
        '{place}の引き出しがひと月空のままなら、宣伝はもう要りません。',
      ],
      oneOf(
        ['Dull and dependable is the whole charm.', '退屈で確実。それがこの仕事の持ち味です。'],
        ['One link at a time is fast enough.', '一か所ずつで、十分に速いのです。'],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'The path of one receipt through {aPlace}' },
    { language: 'en', title: 'Month end for {places} without the drawer' },
    { language: 'ja', title: '{places}の請求書、下書きまで自動にする' },
    { language: 'ja', title: '{item1}の伝票をAIに読ませたら何枚間違えるか' },
  ],
}
