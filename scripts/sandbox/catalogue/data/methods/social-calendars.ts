import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const socialCalendars: Method = {
  slug: 'social-calendars',
  difficulty: 'starter',
  hoursPerWeek: 6,
  startCost: [
    '$0–$15 (free planners and a free design tool do for two clients)',
    '0〜2,000円（二軒目までは無料の予約投稿ツールで足ります）',
  ],
  prices: { week: [40, 5000], month: [160, 22_000], caption: [70, 9000] },
  income: {
    of: 'month',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} clients a month on the full calendar at {price.month}, each taking about six hours. Finding the second one usually takes eight weeks; until then a trial week at {price.week} is the whole income.',
      '月ごとの投稿計画（{price.month}）を{low}〜{high}軒から任された場合で、一軒に約6時間かかります。二軒目までは二か月ほどかかり、それまでの収入は一週間のお試し（{price.week}）だけです。',
    ],
  },
  titles: [
    [
      'Twelve posts a month: social media calendars for {places}',
      '月12本のSNS投稿を預かる、{places}の編集係',
    ],
    [
      'No more empty feeds: Instagram calendars for {places}',
      '投稿を途切れさせない、{places}の一か月SNSカレンダー',
    ],
    ['A month of posts about {item1}, planned ahead', '{item1}の投稿を一か月分組み立てる、SNS計画の仕事'],
    [
      '{^places} and the fear of Instagram: plan their posts',
      '投稿が苦手な{places}に代わって、一か月先まで計画する',
    ],
    ['A posting rhythm that {places} can keep', '{places}が無理なく続けられるSNS投稿の計画'],
    ['Before the rush: social media plans for {places}', '{busy}に慌てないための、{places}のSNS計画'],
    ['From {item2} to a month of posts for {places}', '{item2}から一か月分の投稿を作る。{places}のSNS副業'],
  ],
  thai: {
    title: 'วางแผนโพสต์รายเดือนให้{th}',
    summary: 'รับจัดปฏิทินโพสต์โซเชียลเดือนละสิบสองโพสต์ให้{th} พร้อมคำบรรยายและระบบอนุมัติ',
  },
  summary: [
    oneOf(
      [
        'Take the question "what shall we post?" off the shoulders of {places} and turn it into a monthly fee you can count on.',
        '「今日は何を投稿しよう」という悩みを{places}から引き取り、毎月の決まった収入に変える仕事です。',
      ],
      [
        'A planning service for {owners} who would rather do their work than film it: one quiet session a month, twelve posts ready to go.',
        '撮るより本業に集中したい{owner}のために、月に一度の打ち合わせで投稿12本をそろえるサービスの作り方です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Scroll down the account of almost any of the {places} near you. Nine posts in one eager week, a sorry for being so quiet, then nothing since spring. It is not laziness. It is a person with full hands who opens the app at eleven at night, looks at {scene} in the camera roll, and cannot think of a sentence.',
          '近所の{places}のアカウントを、少しさかのぼって見てください。張り切った一週間に9本、「しばらく更新できずすみません」が1本、それきり春から止まっている。よくある光景です。怠けているわけではありません。夜の11時にようやくアプリを開き、写真はあるのに一言が浮かばない。その一言を先回りして用意しておく人がいたら、と思ったことはありませんか。',
        ],
        [
          'Good accounts run by {places} look spontaneous, and hardly any of them are. Somebody sat down on a slow morning, counted the days until {item1} would matter, and wrote the month in pencil. That somebody can be you, working from home, for {owners} who have everything to show and no head for schedules.',
          '見ていて楽しい{places}の投稿は、思いつきのようでいて、たいてい計画されています。暇な朝に誰かが机に向かい、{item1}が話題になる日を数え、一か月分を鉛筆で書き込んだのです。見せたいものは山ほどあるのに、予定を立てる余裕がない。そんな{owner}の代わりに、その鉛筆を持ってみませんか。仕事は自宅ででき、有名人である必要もありません。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'No wonder that {item2} appear online the day after they would have interested anybody.',
      '{item2}の告知が、いちばん見てほしい日の翌日に出てしまうのも無理はありません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Google Sheets or Notion', 'GoogleスプレッドシートかNotion'],
        [
          'the calendar itself: date, picture, text, link and a box that {anOwner} ticks. Free.',
          'カレンダー本体です。日付、写真、文、リンク、{owner}が印をつける確認欄を作ります（無料）。',
        ],
      ),
      lead(
        ['Meta Business Suite', 'Meta Business Suite'],
        [
          'schedules posts on Instagram and Facebook at no charge; access is granted by the {place}, so you never need a password.',
          '無料でInstagramとFacebookに予約投稿でき、権限は{place}側から付けてもらうのでパスワードを預からずに済みます。',
        ],
      ),
      lead(
        ['ChatGPT, Claude or Gemini', 'ChatGPT・Claude・Gemini'],
        [
          'AI for thirty angles on {item1}, of which you keep four; it knows nothing about this week and has to be told.',
          '{item1}の切り口をAIに30個出させて四つ残します（今週の出来事は知らないので、こちらから教えます）。',
        ],
      ),
      lead(
        ['Canva', 'Canva'],
        [
          'two templates in the colours of the {place}, no more, so that the feed is recognised with a thumb in motion.',
          '{place}の色で型を二つだけ作り、流し見でもその店だとわかるようにします。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You should enjoy lists, dates and short sentences, and be able to say no to a dance trend.',
          '一覧と日付と短い文が好きで、流行の踊りを断れる人に向いています。',
        ],
        [
          'Running your own account for a month, three posts a week, is the best preparation there is.',
          '自分のアカウントで週3回、一か月続けてみるのがいちばんの準備です。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Read a year backwards', '一年分をさかのぼる'],
        [
          'Open the feeds of five {places} and note for each post whether it got questions, hearts or silence.',
          '{places}の投稿を五軒分さかのぼり、質問が来たもの、いいねだけのもの、無反応だったものに分けます。',
        ],
      ),
      lead(['Offer one free idea, sell a week', '案を一つ渡し、一週間を売る'], fromNiche('contact'), [
        'Then propose a trial week: four posts about {item1} for {price.week}, written and scheduled.',
        'そのうえで、{item1}の投稿4本を書いて予約まで済ませる一週間のお試しを{price.week}で提案します。',
      ]),
      lead(
        ['Hold a forty-minute month meeting', '月に一度、40分の打ち合わせ'],
        [
          'Ask for {material}, and go through the coming month with {anOwner}: what arrives, what ends, what happens {busy}.',
          '{material}を預かり、来月入るもの、終わるもの、{busy}に起きることを{owner}と順に確かめます。',
        ],
      ),
      lead(
        ['Fix four kinds of post', '投稿を四種類に決める'],
        [
          'Something useful, something from behind the scenes such as {scene}, an answer to "{ask1}", and one plain offer of {item3}.',
          '役に立つ話、「{scene}」のような舞台裏、「{ask1}」への答え、そして{item3}の素直な案内の四つです。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Draft twelve, rewrite twelve', '12本下書きし、12本書き直す'],
        [
          'Let the AI make rough captions from your notes about {item1} and {item2}, then rewrite each in the voice of the {owner}, which is {tone}.',
          '{item1}と{item2}のメモからAIに粗い文を作らせ、{owner}らしい{tone}言葉に一本ずつ書き直します。',
        ],
      ),
      lead(
        ['Get the tick before the clock', '予約の前に確認をもらう'],
        [
          'Send the sheet on the 24th; a post about {item2} without a tick from the {owner} is not scheduled, whatever the date.',
          '毎月24日に表を送り、{owner}の印がない{item2}の投稿は、日が迫っていても予約しません。',
        ],
      ),
      lead(
        ['Report on half a page', '半ページで報告する'],
        [
          'Each month give three figures and one sentence on what to drop, and ask whether {customers} have mentioned a post.',
          '毎月、数字を三つとやめる提案を一つ書き、投稿を話題にした{customer}がいたかを尋ねます。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'Charge by the month, payable at the start, and keep the menu for {owners} short.',
      '料金は月ぎめの前払いとし、{owner}への品書きは短くします。',
    ]),
    table(
      [
        ['Service', '内容'],
        ['For {places}', '{places}に'],
        ['Fee', '料金'],
      ],
      [
        ['Trial week', '一週間のお試し'],
        ['four posts about {item1}', '{item1}の投稿4本'],
        ['{price.week}', '{price.week}'],
      ],
      [
        ['Captions only', '文章だけ'],
        ['twelve texts for pictures of {item2}', '{item2}の写真に添える12本'],
        ['{price.caption} a month', '月{price.caption}'],
      ],
      [
        ['Full calendar', '一か月の計画'],
        [
          'meeting, twelve posts, scheduling, report to the {owner}',
          '打ち合わせ、12本、予約、{owner}への報告',
        ],
        ['{price.month} a month', '月{price.month}'],
      ],
    ),
    p(
      [
        'At {low} to {high} full calendars for {places} you earn {income} a month; more than five clients at {hours} hours a week means working at weekends.',
        '一か月の計画を{places}の{low}〜{high}軒から任されると{income}です。五軒を超えると週末がなくなります。',
      ],
      oneOf(
        [
          'Begin the search {quiet}, since nobody hires a planner in the middle of a rush.',
          '客先を探すなら{quiet}です。忙しさの真ん中で計画係を雇う人はいません。',
        ],
        [
          'Give three months as the minimum, because one month shows {anOwner} nothing at all.',
          '契約は三か月からにします。ひと月では、{owner}に何の変化も見せられません。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Promising followers', 'フォロワー数を約束する'],
        oneOf(
          [
            'Reach is decided elsewhere and changes overnight. Promise {places} a rhythm and a clear text, for those are in your hands.',
            '表示回数を決めるのは運営会社で、一晩で変わります。{places}に約束できるのは、頻度と文章だけです。',
          ],
          [
            'An account gathers people slowly, however {tone} it is. Tell {anOwner} in the first talk that the first three months look like nothing.',
            '{tone}アカウントは、ゆっくりしか育ちません。最初の三か月は変化が見えないと、{owner}に初めに伝えておきます。',
          ],
        ),
      ),
      lead(['Rules for this trade', '業種の決まり'], fromNiche('rule'), [
        'Strike out {taboo}, even if the {owner} saw it elsewhere.',
        '{owner}が「よそもやっている」と言っても、{taboo}は外します。',
      ]),
      lead(
        ['Faces, music, pictures', '顔、音楽、写真'],
        [
          'Business accounts may not use every song, and {customers} in the background have to agree; AI images of {offer} are out of the question.',
          '商用アカウントで使える曲は限られ、写り込んだ{customer}には同意が要ります。{offer}のAI画像を本物のように出すのは論外です。',
        ],
      ),
      lead(
        ['Who wrote this', '誰が書いたか'],
        [
          'Put into the contract with {owners} that captions are drafted with AI, and follow the label rules of the platform for altered pictures.',
          '文章の下書きにAIを使うことは{owner}との契約書に書き、加工した画像には各SNSの決まりどおりラベルを付けます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Monthly fees from {places} add up quietly; register where you must and put a quarter aside for taxes.',
            '{places}からの月額料金は、気づくとまとまった額になります。副業の所得が年20万円を超えたら確定申告です。',
          ],
          [
            'Send {owners} a numbered invoice on the first of each month, since the tax office likes a series without gaps.',
            '毎月1日に{owner}へ番号付きの請求書を送っておくと、所得が年20万円を超えた年の確定申告が楽になります。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Twelve slots for one month of {client}; change the days, keep the order.',
      '{client}を例にした一か月分、12枠の型です。曜日は変えても順番はそのままにします。',
    ]),
    code(
      `MONTH FOR {client} ({clientIs})
1 Tue useful: one fact about {item1} that {customers} get wrong
- Thu behind: {scene}
- Sat answer: "{ask1}"
2 Tue useful: how to choose among {item2}
- Thu behind: {chore}, shown honestly
- Sat offer: {item3}, price, how to book
3 Tue answer: "{ask2}"
- Thu useful: a word explained, from {terms}
- Sat behind: what went wrong with {item1} this week
4 Tue looking ahead: what happens {busy}
- Thu thanks: a kind word from one of the {customers} (with consent)
- Sat offer: {item1}, last days
Check: no {taboo} / photo real / AI draft rewritten / ticked by the {owner}`,
      `{client}（{clientIs}）の一か月
1週目・火：{customer}が誤解しがちな{item1}の話
1週目・木：舞台裏「{scene}」
1週目・土：「{ask1}」への答え
2週目・火：{item2}の選び方
2週目・木：{owner}の素顔（{chore}ところ）
2週目・土：{item3}の案内、料金、申し込み方
3週目・火：「{ask2}」への答え
3週目・木：{terms}から一語を説明
3週目・土：今週{item1}でうまくいかなかったこと
4週目・火：{busy}の予告
4週目・木：{customer}から届いた一言（掲載の許可を得て）
4週目・土：{item1}の案内、締め切り間近
確認：{taboo}がない、写真は本物、AIの文は書き直し済み、{owner}の印あり`,
    ),
  ],
  closing: [
    p(
      [
        'Read five feeds tonight, write one idea about {item1} tomorrow, and offer it to the {place} you like best.',
        '今夜は五軒分の投稿を読み、明日{item1}の案を一つ書いて、いちばん好きな{place}に渡してください。',
      ],
      oneOf(
        [
          'After half a year the best sign is a dull one: {anOwner} has stopped thinking about it.',
          '半年後、{owner}が投稿のことを考えなくなっていたら、それが何よりの成果です。',
        ],
        [
          'If there are signs of {result}, write them into the report in plain figures and say nothing more.',
          '{result}ようになったら、報告書に数字だけを書きます。それで十分に伝わります。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Planning twelve posts for {places} in two hours' },
    { language: 'en', title: 'Rewriting AI captions about {item1}' },
    { language: 'ja', title: '{places}の投稿12本を一晩で計画する' },
    { language: 'ja', title: '{item1}の投稿文、AIの下書きを直す' },
  ],
}
