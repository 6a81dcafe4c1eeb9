import {
  bullets,
  code,
  either,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const meetingNotes: Method = {
  slug: 'meeting-notes',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$0–$17 (free minutes first, one month of a paid plan later)',
    '0〜2,000円（無料枠で始め、件数が増えたら有料プランへ）',
  ],
  prices: { single: [25, 3000], bundle: [90, 12_000], rush: [35, 4500] },
  income: {
    of: 'bundle',
    low: 2,
    high: 4,
    basis: [
      'Based on {low} to {high} clients who each take four sets of minutes a month for {price.bundle}, {hours} hours a week. Until the first regular client comes, single orders at {price.single} are all there is.',
      '月4回分{price.bundle}の契約が{low}〜{high}件、週{hours}時間の場合です。定期の依頼主が決まるまでは、1回{price.single}の単発だけになります。',
    ],
  },
  titles: [
    [
      'Who said what about {item1}: meeting notes for {places}',
      '{item1}の話し合いを残す。{places}の議事録係',
    ],
    [
      'Meeting notes that {owners} really read: a service for {places}',
      '{owner}が本当に読む議事録を、{places}に届ける',
    ],
    [
      'After the talk about {offer}: meeting notes for {places}',
      '{offer}の打ち合わせを一枚に。{places}の議事録作成',
    ],
    [
      '{^places} talk, you write: side income from meeting notes',
      '話すのは{places}、書くのはあなた。議事録の副業',
    ],
    ['Decisions kept {busy}: meeting notes for {places}', '{busy}の決めごとを忘れない、{places}の議事録係'],
    [
      'From talk about {item3} to a task list: meeting notes for {places}',
      '{item3}の相談をやることリストに。{places}の議事録',
    ],
    [
      'One page a week about {item2}: meeting notes for {places}',
      '{item2}の相談を一枚にまとめる、{places}の記録係',
    ],
  ],
  thai: {
    title: 'บริการจดบันทึกการประชุมให้{th}',
    summary: 'รับสรุปการประชุมและรายการสิ่งที่ต้องทำให้{th} จากไฟล์เสียง พร้อมเรื่องความลับที่ต้องรู้',
  },
  summary: [
    oneOf(
      [
        'Turn the spoken meetings of {places} into one clear page with decisions and tasks, week after week.',
        '{places}の打ち合わせを、決まったこととやることのわかる一枚にまとめ、毎週届ける仕事です。',
      ],
      [
        'For good listeners: offer {anOwner} minutes that are short, right and confidential, and earn a small regular fee.',
        '聞き上手な人へ。短くて正確で秘密の守られる議事録を{owner}に届け、小さな定期収入にします。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Three people stand around a table and settle everything: who orders, who calls the {customer}, what happens with {item1}. A week later each of them remembers a different agreement. {^places} do not lack meetings, they lack the page that comes afterwards, and writing that page well is a service you can offer from home.',
          '三人で机を囲み、発注のことも、{customer}への連絡も、{item1}をどうするかも、全部決まったはずでした。ところが1週間後、覚えていることが三人とも違います。{places}に足りないのは話し合いではなく、話し合いの後に残る一枚です。その一枚を上手に書くことは、自宅でもできる立派な仕事になります。聞くことが好きな人に、ぜひ知ってほしい働き方です。',
        ],
        [
          'Transcripts are free by now, and nobody reads them. What {anOwner} wants after an hour about {offer} is half a page: what was decided, who does it, by when. The distance between those two is a craft, older than any software. It suits people who listen closely, write plainly and can keep a secret.',
          '文字起こしは、いまや無料で手に入ります。けれども、読む人はほとんどいません。{offer}について1時間話した後に{owner}が欲しいのは、何が決まり、誰が、いつまでにやるのかを書いた半ページです。その差を埋める技術は、どのソフトよりも古くからあります。よく聞き、平易に書き、秘密を守れる人に向いた仕事だといえるでしょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A decision about {item3} is spoken once and nowhere written down.',
      '{item3}についての決めごとも、口にされたきり、どこにも書かれないままです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Otter, Notta or Whisper', 'NottaまたはWhisper'],
        [
          'for the raw transcript; free minutes cover two short meetings of {aPlace} a month; paid plans start around $10–$17.',
          'まず無料枠で{place}の短い打ち合わせを試し、定期契約が取れたら月2,000円前後の有料版で文字に起こします。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'to pull decisions about {item1} and open questions out of the transcript, with training on your data switched off.',
          '学習に使われない設定にしたうえで、{item1}についての決定と宿題を文字起こしから抜き出させます。',
        ],
      ),
      lead(
        ['A word list', '用語リスト'],
        [
          '{terms} and the names of suppliers, collected before the first meeting; software mishears exactly these.',
          '{terms}や取引先の名前を先に集めておきます（機械は決まってここを聞き違えます）。',
        ],
      ),
      lead(
        ['Good headphones', 'よく聞こえるヘッドホン'],
        [
          'because the sentence that mattered to the {owner} is usually the one spoken while a door closes.',
          '{owner}の大事なひと言は、なぜか扉の閉まる音に重なるからです。',
        ],
      ),
    ),
    p([
      'Fast typing is no longer asked for; telling a decision about {item2} from a mere idea is.',
      '速く打つことより、{item2}についての「決定」と「思いつき」を聞き分けることのほうが大切です。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Rehearse with a public meeting', '公開の会議で練習する'],
        [
          'Take an hour of a council or trade association that touches {offer}, and write half a page from it; two hours at first, forty minutes by the fifth.',
          '{offer}に関わる議会や業界団体の公開動画を1時間聞き、半ページにまとめます。最初は2時間かかっても、{terms}に耳が慣れれば40分になります。',
        ],
      ),
      lead(['Offer one meeting', '一回分だけ持ちかける'], fromNiche('contact'), [
        'Ask {anOwner} which regular talk is forgotten soonest, and offer to write up the next one.',
        '{owner}には、いちばん忘れられやすい定例の話し合いを尋ね、次の一回分を引き受けます。',
      ]),
      lead(
        ['Get consent aloud', '録音の同意を声で残す'],
        [
          'The recording begins with everybody in the {place} saying yes. If {aCustomer} is present, the {owner} asks first; without consent you take notes by hand.',
          '録音は、{place}の全員の「はい」から始めます。{customer}が同席するなら{owner}から先に尋ね、同意がなければ手書きにします。',
        ],
      ),
      lead(
        ['Listen twice, read once', '二度聞き、一度読む'],
        [
          'First without stopping, for the sense; then along the transcript, for names, numbers and {item3}. Correct {terms} by hand.',
          '一度目は止めずに流れをつかみ、二度目は文字起こしと照らして、数字や人の名前、{item3}の件を確かめます。',
        ],
      ),
      lead(
        ['Write the half page', '半ページにする'],
        [
          'Decisions, tasks with a name and a day, open questions; quarrels and jokes at the {place} stay out.',
          '書くのは決定、担当と期日のある宿題、持ち越しの三つで、{place}での言い争いや冗談は入れません。',
        ],
      ),
      lead(
        ['Send it the same evening', 'その日のうちに送る'],
        [
          'Minutes that reach {anOwner} before sleep are corrected; those that come on Friday are filed.',
          '寝る前に届いた議事録は{owner}が直してくれますが、金曜に届けば読まずにしまわれます。',
        ],
        oneOf(
          ['Speed is half the value.', '速さが価値の半分です。'],
          ['Do not polish past midnight.', '磨くより、先に送りましょう。'],
        ),
      ),
      lead(
        ['Delete and follow up', '消して、追いかける'],
        [
          'Erase the recording once the {owner} approves. Begin the next minutes with what became of the last tasks about {item1}; this is why {places} stay.',
          '{owner}の承認が出たら録音を消します。次の回の冒頭に{item1}の宿題の進み具合を書くと、{places}は手放せなくなります。',
        ],
      ),
    ),
  ],
  monetization: [
    either(
      bullets(
        lead(
          ['Single meeting, {price.single}', '単発 {price.single}'],
          [
            'up to an hour, half a page by evening, one correction by the {owner}.',
            '1時間以内の打ち合わせ。当日中に半ページで届け、{owner}からの修正は1回とします。',
          ],
        ),
        lead(
          ['Four a month, {price.bundle}', '月4回 {price.bundle}'],
          [
            'the weekly talk of the {place}, with a running list of tasks.',
            '{place}の毎週の定例。宿題の通し表を付けます。',
          ],
        ),
        lead(
          ['Within two hours, {price.rush}', '2時間以内 {price.rush}'],
          ['for talks {busy}, when tomorrow is too late.', '{busy}など、明日では遅いときのために。'],
        ),
      ),
      table(
        [
          ['Order', '頼み方'],
          ['What the {place} gets', '{place}に届くもの'],
          ['Fee', '料金'],
        ],
        [
          ['Single', '単発'],
          ['half a page about one talk on {item1}', '{item1}の打ち合わせ1回分の半ページ'],
          ['{price.single}', '{price.single}'],
        ],
        [
          ['Four a month', '月4回'],
          ['the weekly talk of the {place} and a task list', '{place}の定例と宿題の通し表'],
          ['{price.bundle}', '{price.bundle}'],
        ],
        [
          ['Rush', '至急'],
          ['within two hours, mostly {busy}', '2時間以内、主に{busy}'],
          ['{price.rush}', '{price.rush}'],
        ],
      ),
    ),
    p(
      [
        'With {low} to {high} regular {places} you earn {income}, at roughly ninety minutes per meeting.',
        '{places}との定期契約が{low}〜{high}軒で{income}、一回あたり90分ほどの仕事です。',
      ],
      oneOf(
        ['The first month may hold two single orders.', '最初の月は単発が二件あれば順調です。'],
        ['Do not give up the day job for it.', '本業を辞めて始める仕事ではありません。'],
      ),
      [
        'Ask about regular orders {quiet}, when {owners} plan the coming season.',
        '定期契約の話は、{owner}が次の季節を考える{quiet}に切り出します。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Confidence', '守秘'],
        [
          'You will hear wages, debts and worries of {aPlace}. Sign a secrecy note, and never carry a word from one {owner} to the next.',
          '{place}の給料も借り入れも悩みも耳に入ります。秘密保持の書面を交わし、ほかの{owner}に話のたねを渡さないことです。',
        ],
      ),
      lead(['What may not be recorded', '録音や記録の制約'], fromNiche('rule'), [
        'When in doubt, let the {owner} decide what leaves the room.',
        '迷ったら、外に出してよい内容を{owner}に決めてもらいます。',
      ]),
      lead(
        ['Smooth but false', 'なめらかな間違い'],
        [
          'AI summaries turn "perhaps" into "agreed", so every decision about {item2} is checked against the sound, and the client knows from the offer that AI was involved.',
          'AIの要約は「たぶん」を「決定」に変えるので、{item2}の決定は必ず音声で確かめ、AIを使うことは見積もりの段階で伝えます。',
        ],
      ),
      lead(
        ['Being replaced by a button', '自動要約との競争'],
        oneOf(
          [
            'Meeting software summarises by itself. {^places} keep you for the follow-up and for knowing that "the Monday thing" means {item3}.',
            '会議ソフトにも要約機能があります。それでも{places}に残るのは、「例の件」が{item3}だとわかる人です。',
          ],
          [
            'Some {owners} will try the free summary and leave. Part kindly; a few return after the first wrong date.',
            '無料の要約に乗り換える{owner}もいます。気持ちよく見送りましょう。日付の間違いで戻ってくる人もいます。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Many small fees from {places} add up unnoticed. Write them down monthly and declare them; tax offices do not round down.',
            '{places}からの少額の報酬も、積もれば年20万円を超えます。毎月書き留め、超えたら確定申告をします。',
          ],
          [
            'Ask early whether your country has a tax allowance for small side income, and keep each invoice to {aPlace}.',
            '{place}への請求書は残しておきます。所得が年20万円以下で確定申告が不要でも、住民税の申告は別に要ります。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The frame below has survived many weeks in {places}: short enough to be read, strict enough to be useful.',
      '{places}の定例でそのまま使える議事録の型と、AIへの指示文です。',
    ]),
    code(
      `{client}, [date], present: [ ], {customer} present: yes / no
DECIDED 1. about {item1}: [ ] 2. about {item3}: [ ]
TO DO at the {place}: who [ ] what [ ] by [ ] (last week: done / open)
OPEN questions for the {owner}: [ ]

Prompt: From this transcript of {aPlace} list (a) decisions, (b) tasks with name
and day, (c) open points of the {place}. Quote the words that prove each decision on {offer}.
What the {owner} only wondered aloud goes under (c). Spell {terms} like this.`,
      `{client}　[日付]　出席：[ ]　{customer}の同席：有・無
決定　1. {item1}について[ ]　2. {item3}について[ ]
{place}の宿題　誰が[ ]　何を[ ]　いつまでに[ ]（前回分：済・未）
持ち越し　{owner}への質問：[ ]

指示文：{place}の打ち合わせの文字起こしから、
決定、担当と期日のある宿題、持ち越しを分けて挙げる。
{offer}の決定には根拠になる発言を添える。
{owner}が迷って口にしただけのことは持ち越しに入れる。表記は{terms}に従う。`,
    ),
    quote([
      'Before you send: could somebody who was ill that day act on this page, and is every number about {item2} heard, not guessed?',
      '送る前に：休んでいた人がこの一枚で{item2}の仕事を進められますか。{item1}の数字は、推測でなく聞いた数字ですか。',
    ]),
  ],
  closing: [
    p(
      [
        'One public meeting tonight, one real meeting of {aPlace} within the fortnight, one regular client by spring or autumn.',
        '今夜は公開の会議をひとつ、2週間のうちに{place}の本物を一回。そこまで進めば、{places}からの定期の依頼も見えてきます。',
      ],
      [
        'The best praise is silence in the next talk about {item1}, because nobody has to ask what was agreed.',
        '次の{item1}の話し合いで「何に決まったんだっけ」と誰も言わなければ、それが何よりの評価です。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Half a page from one hour: minutes for {places}' },
    { language: 'en', title: 'Decision or idea? Listening to a talk about {item1}' },
    { language: 'ja', title: '{places}の打ち合わせを半ページにする' },
    { language: 'ja', title: '文字起こしが苦手な言葉、{terms}' },
  ],
}
