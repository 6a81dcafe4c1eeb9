import {
  bullets,
  code,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  sub,
  table,
  type Method,
} from '../../writing/format.ts'

export const resumePolishing: Method = {
  slug: 'resume-polishing',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: ['$0 (a word processor and a quiet hour)', '0円（文書作成ソフトと静かな一時間）'],
  prices: { check: [20, 2500], resume: [60, 8000], full: [110, 15_000] },
  income: {
    of: 'resume',
    low: 2,
    high: 6,
    basis: [
      '{low} to {high} résumés a month at {price.resume}, in about {hours} hours a week. Orders come in waves with the hiring season, and the platform fee of up to a fifth is still to be deducted.',
      '1件{price.resume}の添削を月に{low}〜{high}件、週{hours}時間ほどで受けた場合です。注文は採用の時期に集中し、ここからサイトの手数料が2割前後引かれます。',
    ],
  },
  titles: [
    ['Résumé polishing for people who apply to {places}', '{places}に応募する人の履歴書を整える、添削の副業'],
    [
      'Good with {customers}, shy on paper: résumés for {places}',
      '{customer}への気配りを書類に。{places}の履歴書添削',
    ],
    [
      'Applying to {places}: be the second pair of eyes on the résumé',
      '{places}への応募書類を一緒に見直す、添削の仕事',
    ],
    [
      'From {item1} to an interview: résumés for {places}',
      '{item1}の経験を面接につなぐ、{places}志望者の履歴書添削',
    ],
    [
      'The résumé that {anOwner} really reads: paid editing',
      '{owner}が本当に読む職務経歴書に。応募者の書類添削',
    ],
    [
      'At home with {offer}, shy on paper: résumés for {places}',
      '{offer}は得意、書くのは苦手な人の履歴書を整える仕事',
    ],
  ],
  thai: {
    title: 'ช่วยปรับเรซูเมให้คนที่สมัครงานกับ{th}',
    summary: 'รับขัดเกลาเรซูเมของผู้สมัครงานใน{th} โดยไม่แต่งเติมเกินจริง',
  },
  summary: [
    oneOf(
      [
        'Help people who want to work for {places} put what they can do on one honest page, and charge a modest fee for it.',
        '{place}で働きたい人の「できること」を、正直な一枚にまとめるお手伝いです。手頃な料金で引き受けます。',
      ],
      [
        'An editing service with a speciality: applications in the world of {theme}, where general advice does not reach far.',
        '{theme}の世界で働きたい人に絞った添削サービスです。一般論の届かないところに需要があります。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Somebody has spent six years with {item1} and {item2}, is liked by every {customer}, and writes on the application: "various duties". {^anOwner} with a vacancy reads that line for four seconds and moves on. Both lose. To stand between the two for an hour and find the missing words is useful, quiet and payable work.',
          '{item1}や{item2}に六年携わり、{customer}にも好かれてきた人が、応募書類にはこう書きます。「業務全般を担当」。人を探している{owner}は、その行を4秒で読み飛ばします。どちらにとっても残念な話です。二人の間に一時間だけ立ち、抜け落ちた言葉を一緒に見つける。そんな静かな仕事に、きちんとお金を払う人がいます。',
        ],
        [
          'Most advice on résumés is written for offices. Whoever applies to {aPlace} is told to "quantify impact" and has no idea how to do that with {offer}. A helper who understands a little of the trade, asks good questions and refuses to exaggerate is rare, and people recommend such helpers to their colleagues.',
          '履歴書の書き方を教える本やサイトの多くは、会社員向けです。{place}に応募する人が「成果を数字で」と言われても、{offer}の仕事をどう書けばよいのかわかりません。この業界のことを少し知っていて、よい質問ができて、話を盛らない。そういう手伝いはなかなか見つからないので、一度役に立てば同僚にも紹介してもらえます。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Applicants rarely know how {aPlace} looks from the inside of the office; you can find out and tell them.',
      '応募する人には、採用する側から見た{place}の事情がわかりません。',
    ]),
    p([
      'AI has made every cover letter smooth and alike, which is why {owners} have begun to distrust smooth ones.',
      'AIのおかげでどの志望動機も滑らかになりましたが、そのぶん{owner}は滑らかすぎる書類を疑うようになりました。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Google Docs', 'WordまたはGoogleドキュメント'],
        [
          'one file with suggestions switched on, so that the applicant sees what you changed about {item1} and why.',
          '変更履歴を残せるので、{item1}の書き方をどこでどう直したのか、応募者本人が後から確かめられます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'suggests verbs and shorter lines from anonymised notes on {offer}; the free plans are enough.',
          '個人情報を消したメモから、{offer}の仕事を言い表す動詞や短い言い換えを無料版で出させます。',
        ],
      ),
      lead(
        ['Indeed and LinkedIn', 'ハローワークインターネットサービスとIndeed'],
        [
          'read twenty adverts of {places} and count which words return, {terms} for instance.',
          '{places}の求人を20件読み、くり返し出てくる言葉を数えます。たとえば{terms}です。',
        ],
      ),
      lead(
        ['Fiverr or Upwork', 'ココナラ'],
        [
          'for the first orders; a profile that names {places} stands out among thousands that name nobody.',
          '最初の注文を受ける場所です。「{places}への応募専門」と書けば、何千もの添削サービスの中で目に留まります。',
        ],
      ),
    ),
    p([
      'You need tact above all, because you will be editing what {aPlace} once said about a person, or what a person fears it may say.',
      '技術より大切なのは気づかいで、前の{place}でつらい思いをした人の経歴にも、手を入れることになるからです。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Learn what is hired', '採用の条件を知る'],
        [
          'From those twenty adverts make a list of ten abilities, from {item1} to manners on the telephone.',
          '読んだ求人から、{item1}の腕から電話の応対まで、求められる力を十個書き出し、質問票にします。',
        ],
      ),
      lead(
        ['Ask somebody who reads applications', '読む側の人に聞く'],
        [
          'One {owner} who gives you ten minutes can tell you what gets put aside. What {owners} hope for is somebody who understands {customers}.',
          '{owner}に10分だけ時間をもらい、どんな書類を脇へ置くのかを聞きます。{owner}が探しているのは、たいてい{customer}の気持ちがわかる人です。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Polish two invented lives', '架空の二人で見本を作る'],
        [
          'Write a before and an after for a beginner and for somebody returning to {offer} after a pause. Real résumés of {places} are never samples.',
          '未経験の人と、しばらく離れて{offer}の仕事に戻る人。この二人を想定し、本物の書類は使わずに、添削の前と後を作ります。',
        ],
      ),
      lead(
        ['Start with a check', '小さな点検から受ける'],
        [
          'Your first article is five remarks on one page within two days, because those who apply to {places} often have a deadline and little money.',
          '最初のメニューは、五つの指摘を二日以内に返す点検です。{places}への応募は締め切りが近いことも多く、少額の注文は双方にとって安心です。',
        ],
      ),
      lead(
        ['Interview before editing', '直す前に話を聞く'],
        [
          'Twenty minutes by telephone: a difficult {customer}, a day that went wrong {busy}, a thing only they could do. The best lines about {offer} are spoken, not typed.',
          '電話で20分、困った{customer}のこと、{busy}に起きた失敗、自分にしかできなかったことを聞きます。よい一文は、たいてい{offer}の思い出話の中にあります。',
        ],
      ),
      lead(
        ['Draft with care for the truth', '事実の範囲で書く'],
        [
          'Give the AI only notes without names and ask for three versions of each line about {item2}. Choose with the applicant, and strike out whatever they could not explain to {anOwner} face to face.',
          '名前を消したメモだけをAIに渡し、{item2}の経験を三通りに書かせます。本人と選び、{owner}の前で説明できない表現は消します。',
        ],
      ),
      lead(
        ['Rehearse the page', '面接を一度試す'],
        [
          'Play the {owner} for ten minutes and ask about every line; afterwards delete your copies on an agreed day.',
          '10分だけ{owner}の役になり、一行ずつ質問し、約束した日に手元のデータを消します。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Service', 'メニュー'],
        ['For whom', '向いている人'],
        ['Price', '料金'],
      ],
      [
        ['Check', '点検'],
        ['a deadline tomorrow at {aPlace}', '{place}の締め切りが近い人'],
        ['{price.check}', '{price.check}'],
      ],
      [
        ['Résumé with call', '職務経歴書と通話'],
        ['experience with {item1}, no words for it', '{item1}の経験を言葉にできない人'],
        ['{price.resume}', '{price.resume}'],
      ],
      [
        ['Résumé, letter, rehearsal', '志望動機と面接練習つき'],
        ['a change towards {theme}', '{theme}の世界へ移りたい人'],
        ['{price.full}', '{price.full}'],
      ],
    ),
    p(
      [
        'A résumé for {aPlace} takes two and a half hours in all. At {low} to {high} a month you have {income} before fees.',
        '{place}向けの一件に、通話も含めて2時間半ほどかかります。月{low}〜{high}件で、手数料を引く前の額が{income}です。',
      ],
      oneOf(
        [
          'The first weeks bring a few checks and, with luck, one kind rating from somebody hired by {aPlace}.',
          '最初の数週間は点検が数件で、{place}に採用された人から良い評価が一つ付けば十分です。',
        ],
        [
          'Do not expect more than {price.check} here and there until three or four applicants to {places} have rated you.',
          '{places}の志望者から評価が三、四件付くまでは、{price.check}の点検がぽつぽつ入る程度です。',
        ],
      ),
      [
        'Demand rises some weeks before {places} need hands, so be visible {quiet}.',
        '注文が増えるのは、{places}が人手を要する少し前です。{quiet}に出品を整えておきましょう。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Lies, even small ones', '小さな嘘'],
        oneOf(
          [
            'An AI will add a certificate or a year with {item3} if you let it. A false line can cost the applicant the job long after the interview.',
            'AIは、持っていない資格や{item3}の経験年数を平気で足します。経歴の詐称は、採用された後でも解雇の理由になります。',
          ],
          [
            'Clients will ask you to stretch eight months at {aPlace} into a year. Refuse kindly and show how eight full months can be told.',
            '{place}での8か月を「1年」にしてほしい、と頼まれることもあります。やんわり断り、8か月をしっかり語る書き方を見せてください。',
          ],
        ),
      ),
      lead(
        ['Personal data', '個人情報'],
        [
          'Names, addresses, health and the former {place} stay out of every chat window. Your offer to applicants for {places} says where AI is used and when files are deleted.',
          '氏名、住所、健康のこと、前の{place}の名前はAIに入力しません。{customer}の話が混じるメモも同じです。AIを使う工程とデータを消す日は、{places}向けの出品ページに書いておきます。',
        ],
      ),
      lead(
        ['Becoming an agency', '紹介業になってしまう'],
        [
          'Passing applicants on to {owners} for money needs a licence in many countries; you edit pages, you do not place people. Templates of others are protected too, so write your own for {places}.',
          '応募者を{owner}に紹介して報酬を受け取ると、有料職業紹介の許可が必要です。{places}向けのひな形も、他人のものを流用せず自分で作りましょう。',
        ],
      ),
      lead(['Proud claims about the trade', '業界の表現'], fromNiche('rule'), [
        'If a page contains {taboo}, {anOwner} sees an outsider at once.',
        '応募書類に{taboo}が入っていれば、現場を知らない人だと思われます。',
      ]),
      lead(
        ['Refusals and tax', '不採用と税金'],
        oneOf(
          [
            'Some clients will not be hired by any {place}, and you must never promise otherwise. What you earn is taxable all the same, including the fee the platform keeps.',
            '添削しても{place}に採用されない人はいます。結果は約束しないでください。報酬は所得なので、副業で年20万円を超えたら確定申告が必要です。',
          ],
          [
            'You sell a better page, not a job at {aPlace}; write that beside the price. Put down every order in a list, for small sums make a tax return too.',
            '売るのは良い書類で、{place}の内定ではないと料金のそばに書きます。少額の注文も一覧に残しましょう。副業の所得が年20万円を超えると確定申告をすることになります。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Five questions draw more out of an applicant to {client} than any form; these are the ones that work, with the prompt for afterwards.',
      '{client}に応募する人を想定した質問と、話を聞いた後に使う指示文です。',
    ]),
    code(
      `Questions about work in {aPlace} (by telephone, 20 minutes)
- What did you do with {item1} on an ordinary day, hour by hour?
- When did {aCustomer} ask "{ask1}", and what did you say?
- What did you take over {busy}?
- Which of {terms} could you explain to a beginner?
- What did colleagues come to you for when it was about {item2}?
Prompt: "From these notes without names [ ] write six lines for a résumé, meant for {client}, {clientIs}. The voice is {tone}, each line has one verb, one task and one proof from the notes; mark what still needs a figure."`,
      `{place}の志望者への質問（電話で20分）
- ふだんの一日、{item1}の仕事をどんな順番でしていましたか
- {customer}に「{ask1}」と聞かれたとき、どう答えましたか
- {busy}に任されたことは何ですか
- {terms}のうち、新人に説明できるものはどれですか
- {item2}のことで、同僚から頼られた場面はありますか
AIへの指示：「名前を消したメモ[ ]から、{clientIs}に応募する職務経歴書を6行書いてください。{tone}文章で、各行に動詞、担当、根拠を一つずつ入れ、メモにないことは書かず、数字が要る行に印をつけてください」`,
    ),
    sub(['Read it once as the other side', '最後は読む側になって']),
    bullets(
      item([
        'Does the first line name something that {aPlace} needs?',
        '一行目に、{place}が必要としていることが書いてあるか。',
      ]),
      item([
        'Could the applicant talk for two minutes about {item1} if asked?',
        '{item1}について聞かれたら、2分は話せるか。',
      ]),
      item([
        'Is there one line that only this person could have written about {customers}?',
        '{customer}との場面に、その人にしか書けない一行があるか。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Read twenty adverts of {places}, invent two applicants, and open your page with the small check.',
        '{places}の求人を20件読み、架空の二人の見本を作り、点検のメニューから出品してみてください。',
      ],
      [
        'Somebody who finds work with {offer} through an honest page remembers who asked the good questions.',
        '正直な一枚で{offer}の仕事に就いた人は、よい質問をしてくれた相手のことを覚えているものです。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Before and after: one résumé for {places}' },
    { language: 'en', title: 'Five questions that bring out experience with {item1}' },
    { language: 'ja', title: '{places}に応募する職務経歴書を添削する' },
    { language: 'ja', title: '「業務全般」を言い換える。{item1}の経験の書き方' },
  ],
}
