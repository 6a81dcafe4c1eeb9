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
  type Method,
} from '../../writing/format.ts'

export const reviewReplies: Method = {
  slug: 'review-replies',
  difficulty: 'starter',
  hoursPerWeek: 3,
  startCost: [
    '$0 (a telephone and a free Google account)',
    '0円（スマホと無料のGoogleアカウントで足ります）',
  ],
  prices: { backlog: [60, 8000], monthly: [70, 9000], crisis: [30, 4000] },
  income: {
    of: 'monthly',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} clients at {price.monthly} a month, looked after in about {hours} hours a week. Most people have one client after two months and lose one a year.',
      '月{price.monthly}の契約が{low}〜{high}件、週{hours}時間ほどで見られる範囲です。2か月で1件決まれば順調で、年に1件は解約があると見ておきます。',
    ],
  },
  titles: [
    [
      'Answer Google reviews for {places}: more than a thank-you',
      '「ありがとう」の一歩先へ。{places}の口コミ返信',
    ],
    [
      'Three stars and a calm answer: review replies for {places}',
      '星三つに落ち着いて答える、{places}の口コミ返信代行',
    ],
    [
      'Reviews of {item1}, answered: a side job with {places}',
      '{item1}の口コミに返事を書く。{places}の小さな副業',
    ],
    [
      'Review replies for {places}, in a voice {customers} trust',
      '{customer}の口コミに応える、{places}の返信係になる',
    ],
    [
      'Praise for {item2} deserves an answer: replies for {places}',
      '{item2}の感想を読み流さない。{places}の月極口コミ返信',
    ],
    [
      'Kind words about {offer}, answered: review replies for {places}',
      '{offer}の口コミに週12件の返信を。{places}と続ける仕事',
    ],
  ],
  thai: {
    title: 'รับตอบรีวิว Google แทนเจ้าของ{th}',
    summary: 'ดูแลการตอบรีวิวให้{th} รายเดือน ทั้งคำชมและคำติ ด้วยน้ำเสียงที่จริงใจ',
  },
  summary: [
    oneOf(
      [
        "Answer the reviews of {places} in the owner's voice, month after month, and be paid for calm and promptness.",
        '{places}の口コミに、店の声で毎月返信する仕事です。落ち着きと早さに報酬が支払われます。',
      ],
      [
        'A small monthly service for {anOwner} who reads every review at night and never knows what to write back.',
        '口コミを夜中に読んでは返事に悩む{owner}のための、小さな月極サービスです。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'One evening {anOwner} finds two stars and a single line: "Nobody told me." It is unfair, it is public, and it will be read by every {customer} for years. Most answers to such a line are either missing or written in anger. A third possibility exists, and a patient outsider can offer it for a small monthly fee.',
          'ある晩、{owner}のスマホに星二つの通知が届きます。本文は「何も説明がなかった」の一行だけ。言い分はあっても、この一行はこれから何年も{customer}の目に触れます。放っておくか、怒ったまま書くか。多くの店はどちらかを選んでしまいます。三つ目の道を用意できるのは、少し離れたところにいる落ち着いた人です。書くのは月に数時間で済みます。',
        ],
        [
          'People who praise {item1} in a review have taken five minutes of their lives to do so, and usually nothing comes back. {^places} know that this is impolite; they are simply tired. Writing a few true sentences in their name is easy to start, hard to do well and pleasant to do regularly.',
          '{item1}を褒める口コミは、誰かが5分をかけて書いてくれたものです。それなのに、返事はたいてい届きません。{places}も失礼だとわかっていて、ただ疲れているだけなのです。代わりに数行、本当のことを書く。始めるのは簡単で、うまくやるのは難しく、続けるほど楽しくなる仕事です。特別な機材も、まとまった時間もいりません。必要なのは、毎週決まった曜日に少しだけ机に向かうことだけです。',
        ],
        [
          'Before anyone visits {aPlace} for the first time, they read the worst review and then the reply to it. The reply decides. It is odd that so few {owners} have somebody for this, while paying for flyers nobody asked for. If you stay friendly when others are not, you already own the chief tool.',
          'はじめて{place}を選ぶ人は、まずいちばん悪い口コミを読み、次にその返信を読みます。印象を決めるのは返信のほうです。それでも、頼まれていないチラシには費用をかけ、返信を任せる人は置かない。そんな{owner}が大半です。相手が不機嫌なときも感じよくいられる人なら、いちばん大切な道具はもう手元にあります。残りは順番に身につければ間に合います。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'An answer to a stranger who was disappointed by {item2} does not come easily late at night.',
      '夜遅くになると、{item2}にがっかりした人への言葉はなかなか出てきません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Google Business Profile', 'Googleビジネスプロフィール'],
        [
          'where the reviews stand; the {owner} adds you as a manager, free of charge and revocable at any time.',
          '口コミへの返信画面で、{owner}に管理者として追加してもらえば無料で使え、いつでも外してもらえます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'offers two or three ways into a reply about {item1}; the free plan is enough, because a reply has four sentences.',
          '{item1}の口コミへの切り出し方を無料プランで二、三通り出させます。',
        ],
      ),
      lead(
        ['A shared sheet', '共有のスプレッドシート'],
        [
          'review, draft, yes or no from the {owner}, date. After a year it is also the best list of what {customers} value.',
          '口コミ、下書き、{owner}の可否、日付を並べます。一年たつと、{customer}が何を大切にしているかの記録にもなります。',
        ],
      ),
      lead(
        ['WhatsApp or Slack', 'LINEかChatwork'],
        [
          'for the one question that must be asked quickly: what really happened with {item2} on Tuesday?',
          '「火曜日の{item2}で実際に何があったのか」を、すぐに聞くための連絡手段です。',
        ],
      ),
    ),
    p([
      'The skill is restraint: you write for the next {customer}, not against the last one.',
      '求められるのは自制心で、返信は文句を言った人への反論ではなく、次に読む{customer}への案内だと考えます。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Read a hundred reviews', '口コミを百件読む'],
        [
          'Take ten {places} in a town you do not know and sort what is said into praise for people, praise for {offer}, and three kinds of anger.',
          '知らない町の{place}を十軒選び、人への賛辞、{offer}への賛辞、三種類の怒りに分けてみます。',
        ],
      ),
      lead(
        ['Write five replies nobody ordered', '練習の返信を五つ書く'],
        [
          'Answer five real reviews about {item1} on paper, without posting anything. No reply may begin like another one.',
          '{item1}の実際の口コミに、投稿はせず紙の上で返事を書きます。五つとも、{customer}への呼びかけを変えてください。',
        ],
      ),
      lead(['Find the first door', '最初の一軒を見つける'], fromNiche('contact'), [
        'When reviews come up, show your five replies and ask which one sounds least like the {owner}.',
        '口コミの話になったら練習の返信を見せ、「{owner}らしくないのはどれですか」と尋ねます。',
      ]),
      lead(
        ['Make a page about the voice', '声の見本帳を作る'],
        [
          'Write down how the {owner} greets, apologises and jokes; the sum should be {tone}. Add three facts about {item2} that may be stated and three that may not.',
          '{owner}の挨拶、謝り方、冗談の言い方を1ページにまとめ、{tone}声になるようそろえます。{item2}について書いてよい事実と、書かない事実も三つずつ決めておきます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Draft on fixed days', '曜日を決めて書く'],
        [
          'Tuesday and Friday are enough for {aPlace}. Paste the review into the AI without the name of the {customer}, take what is useful, and put in one detail a machine would not know.',
          '{place}なら火曜と金曜の週二回で十分です。AIに渡すのは、{customer}の名前を消した本文だけにします。使える部分を採り、機械の知らない{offer}の細部を一つ足してください。',
        ],
      ),
      lead(
        ['Sleep on anger', '怒りには一晩置く'],
        [
          'Replies of four or five stars may go out by agreement; for the rest wait for a clear "yes" from the {owner}. Offer a telephone number, never a quarrel about {item3}.',
          '星四つ以上は約束の範囲で投稿し、それ以下は{owner}の返事を待ちます。{item3}の言い争いを公開の場で続けず、電話番号を案内してください。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'An easy way in is the backlog: thirty unanswered reviews about {offer}, drafted for {price.backlog}.',
      '入りやすいのは、たまった分の片づけです。{offer}への感想で未返信のもの30件を、{price.backlog}で下書きします。',
    ]),
    either(
      bullets(
        lead(
          ['Every month, {price.monthly}', '月極 {price.monthly}'],
          [
            'up to twenty replies for the {place}, two fixed days, one page on what {customers} keep mentioning.',
            '{place}の返信20件まで、週二回、{customer}がよく触れる話題のまとめ1枚を含みます。',
          ],
        ),
        lead(
          ['A bad day, {price.crisis}', '困った一件 {price.crisis}'],
          [
            'one difficult review about {item1}, a call with the {owner} and two drafts within a day.',
            '{item1}をめぐる難しい口コミ一件につき、{owner}との電話と下書き二案を一日以内に届けます。',
          ],
        ),
      ),
      p([
        'After that {aPlace} pays {price.monthly} a month for up to twenty replies on two fixed days, and {price.crisis} when a single review needs a call with the {owner} and two drafts within a day.',
        'その後は{place}一軒あたり月{price.monthly}で、週二回、20件までを担当します。{owner}との電話が要る難しい一件だけは、別に{price.crisis}をいただきます。',
      ]),
    ),
    p(
      [
        'A client needs two to three hours a month, so {low} to {high} of them bring {income} without crowding your evenings. Many {places} get only six reviews a month, and for those a lower fee is honest.',
        '一軒にかかるのは月2〜3時間、{low}〜{high}軒で{income}です。口コミが月6件ほどの{place}なら、料金を下げるのが誠実でしょう。',
      ],
      oneOf(
        [
          'For the first month expect a backlog order from one {place} at most.',
          '最初の月は、{place}一軒の片づけ仕事があればよいほうです。',
        ],
        [
          'The first agreement with {anOwner} may take eight conversations.',
          '{owner}との最初の契約までに、八軒ほど声をかけることになります。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Inventing reviews', '口コミの捏造'],
        oneOf(
          [
            'Sooner or later {anOwner} will ask you to write a few good reviews as well. That is forbidden by Google and by consumer law, and it ends your service for every {place} you serve.',
            'そのうち{owner}から「良い口コミも少し書いて」と頼まれます。Googleの規約違反であり、景品表示法のステマ規制にも触れるので、必ず断ってください。',
          ],
          [
            'Never offer {customers} of {aPlace} a discount for five stars; Google removes such reviews and the law calls them misleading. Asking everybody for an honest word is fine.',
            '星五つと引き換えに{customer}へ割引を渡すのは、Googleの規約でも景品表示法でも問題になります。全員に率直な感想をお願いするだけなら構いません。',
          ],
        ),
      ),
      lead(
        ['Telling too much', '書きすぎる'],
        [
          'A reply must not confirm who came, when, or why, and must keep out {taboo}.',
          '{customer}の誰がいつ何のために来たかを、返信で認めてはいけません。{taboo}も避けます。',
        ],
        fromNiche('rule'),
      ),
      lead(
        ['The same reply forty times', '同じ返信が並ぶ'],
        [
          'Readers scroll, and forty AI thanks in one rhythm make {aPlace} look empty. Agree with the {owner} that AI helps with drafts and say so if {aCustomer} asks.',
          'AIのお礼が同じ調子で40件並ぶと、{place}が空っぽに見えます。下書きにAIを使うことは{owner}と合意し、{customer}に聞かれたら正直に答えます。',
        ],
      ),
      lead(
        ['Trouble that is not yours', '手に負えない一件'],
        [
          'Threats, accusations of a crime or an injury in connection with {item1} belong to the {owner} and a lawyer. A review is removed only if it breaks the rules of the platform, not because it hurts the {owner}.',
          '脅しや、{item1}でけがをしたという訴えは、{owner}と弁護士の領分です。{owner}にはつらい内容でも、規約に反しない口コミは削除されません。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Standing orders from two {owners} look like pocket money and are still income. Add them up each quarter and put a part aside for tax.',
            '{owner}からの毎月の振込は、お小遣いのようでも所得です。副業の所得が年20万円を超えたら、会社員でも確定申告が要ります。',
          ],
          [
            'Keep one folder for each {place} with agreement and invoices, since a tax return is made of such papers.',
            '{place}ごとに契約書と請求書をまとめておきましょう。年20万円を超えて確定申告をする年も、住民税の申告だけで済む年も、その束で足ります。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Five building bricks for a reply, tried out on {client}, {clientIs}.',
      '{clientIs}、{client}を例にした、返信を組み立てる五つの部品です。',
    ]),
    code(
      `1. Name the thing: "You mention {item1} and [their words]"
2. Take it seriously: "[what was unpleasant for this {customer}]"
3. One fact: "[what holds at {client}, for instance the answer to "{ask1}"]"
4. One change or none: "[since when {item2} are different]"
5. The next step: "Ask for [name of the {owner}] at [number]"
Never in a reply: {taboo}, the visit's date, the word "unfortunately" twice
Prompt: "Review without name: [ ]. Voice: {tone}. Use bricks 1, 3 and 5 only, 60 words, and mark what the {owner} must confirm."`,
      `1. 受け止める：「{item1}についてのご意見[相手の言葉]を拝見しました」
2. {customer}の気持ちに触れる：「[何が不快だったか]」
3. 事実を一つ：「[{client}での決まり。たとえば「{ask1}」の答え]」
4. 変えたこと（なければ書かない）：「[{item2}の見直し]」
5. 次の一歩：「[{owner}の名前]まで[電話番号]へ」
書かないこと：{taboo}、来た日時、言い訳
AIへの指示：「名前を消した口コミ[ ]に、部品1、3、5だけで{tone}文章を150字。{owner}に確認する点を示してください」`,
    ),
    quote([
      'Before you press send: would {aCustomer} who has never been there feel more like trying {offer}?',
      '投稿の前に、まだ来たことのない{customer}が読んで{offer}を試してみたくなる返信か、もう一度考えます。',
    ]),
  ],
  closing: [
    p(
      [
        'Five replies on paper and one conversation with {anOwner} are enough for this week.',
        '今週は、紙の上の返信五つと、{owner}との会話一つで十分です。',
      ],
      [
        'Reviews grow slowly and so does trust; by the time you notice {result}, you will know the {place} better than most.',
        '口コミも信頼もゆっくり育ち、{result}ころには、誰よりもその{place}に詳しくなっているでしょう。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Five calm replies to angry reviews of {places}' },
    { language: 'en', title: 'Answering praise for {item1} without sounding like a robot' },
    { language: 'ja', title: '{places}の星二つに返事を書いてみる' },
    { language: 'ja', title: '{owner}の声の見本帳を30分で作る' },
  ],
}
