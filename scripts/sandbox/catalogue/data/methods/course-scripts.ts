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

export const courseScripts: Method = {
  slug: 'course-scripts',
  difficulty: 'advanced',
  hoursPerWeek: 7,
  startCost: [
    '$0–$20 (a recorder app and one AI subscription)',
    '0〜3,000円（録音アプリとAIの有料プラン1か月分）',
  ],
  prices: { outline: [90, 12_000], lesson: [65, 8500], course: [460, 60_000] },
  income: {
    of: 'lesson',
    low: 4,
    high: 9,
    basis: [
      '{low} to {high} lesson scripts a month at {price.lesson}, about {hours} hours a week, usually all from one course. Between two courses there can be a month with nothing but an outline for {price.outline}.',
      'レッスン台本1本{price.lesson}を月{low}〜{high}本、週{hours}時間ほど書いた場合で、たいていは一つの講座の分です。講座と講座の間には、{price.outline}の構成案だけという月もあります。',
    ],
  },
  titles: [
    ['Put what {anOwner} knows into an online course', '{owner}の知識をオンライン講座の台本にする'],
    ['{^theme} in ten lessons: scripts for online courses', '{theme}を10回の講座に。専門家と書く台本の仕事'],
    [
      'The expert talks, you write: online courses from {places}',
      '話すのは専門家、書くのは自分。{places}発のオンライン講座',
    ],
    ['An online course for {fans}, scripted for {aPlace}', '{fans}が学ぶ講座の台本を、{place}のために書く'],
    ['Online course scripts, lesson by lesson: {terms}', '{terms}をやさしく教える、オンライン講座の台本'],
    [
      'From a chat about {offer} to a finished online course',
      '{offer}の話を、売れるオンライン講座の形に整える',
    ],
    [
      'Online course scripts on {theme}, ghostwritten for {places}',
      '{places}の裏方として{theme}の講座台本を書く',
    ],
  ],
  thai: {
    title: 'เขียนบทคอร์สออนไลน์ร่วมกับผู้เชี่ยวชาญด้าน{th}',
    summary: 'เปลี่ยนความรู้ของเจ้าของ{th} ให้เป็นบทเรียนออนไลน์ที่เรียนจบได้จริง พร้อมราคาและข้อตกลงที่ควรมี',
  },
  summary: [
    oneOf(
      [
        'Work beside {anOwner} who could teach {theme} to half the country, and be paid per lesson for turning talk into scripts.',
        '{theme}を教えられるのに講座にできずにいる{owner}の隣で、話を台本に変え、1レッスンごとに報酬を得る仕事です。',
      ],
      [
        'For writers who like structure: how an online course for {fans} comes about, from the promise to the last exercise.',
        '組み立てるのが好きな書き手へ。{fans}のためのオンライン講座が、約束から最後の課題までどうできるかを解説します。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Good practitioners are often poor at explaining the third step, because they no longer notice it. {^anOwner} who wants to teach {theme} online sits before a camera, talks brilliantly for an hour and has no course at the end. A patient writer beside them changes that. This guide describes that seat: what happens in it, what it pays and when to stand up.',
          '腕のよい人ほど、三つめの手順を説明し忘れます。体が覚えているので、もう気づかないのです。{theme}をオンラインで教えたい{owner}も、カメラの前で一時間すばらしい話をして、終わってみれば講座にはなっていません。そこで役に立つのが、隣に座る根気のある書き手です。このガイドでは、その席で何をするのか、いくらになるのか、どこで手を引くべきかまでをお伝えします。',
        ],
        [
          'Ask {fans} what they paid for last and never finished, and many will name a course. The knowledge was there; the path through it was missing. Building such a path together with {anOwner} is demanding work, better paid than most writing, and it leaves you knowing a great deal about {theme}. If you liked explaining homework, read on.',
          '{fans}に「お金を払ったのに終えられなかったもの」を尋ねると、講座という答えがよく返ってきます。知識はあっても、道筋がなかったのです。{owner}と一緒にその道筋を作るのは手間のかかる仕事ですが、文章の仕事の中では報酬がよく、終わるころには{theme}にずいぶん詳しくなっています。人に宿題を教えるのが苦にならなかった人に、ぜひ読んでほしい内容です。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A course on {theme} is exactly the plan that such days postpone, year after year.',
      '{theme}の講座という計画は、こうして毎年先送りになります。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['A recorder with transcription', '録音と文字起こし'],
        [
          'Otter or the memo app of your telephone catches what {anOwner} says while doing, which is never what they would write.',
          'nottaやスマホの録音アプリで、{owner}が手を動かしながら話す言葉を残します（書いてもらうと消える言葉です）。',
        ],
      ),
      lead(
        ['Claude', 'Claude'],
        [
          'reads hours of transcript on {offer} at once and drafts an outline; about $20 a month when the free limit is reached.',
          '{offer}の長い文字起こしをまとめて読み、構成案を出します（無料枠を超えたら月3,000円ほど）。',
        ],
      ),
      lead(
        ['Google Slides', 'Googleスライド'],
        [
          'one slide per thought, free, and the {owner} can film {scene} exactly where the slide says so.',
          '無料で、一枚に一つの内容を並べ、{scene}を撮る位置まで書き込めます。',
        ],
      ),
      lead(
        ['Udemy, Teachable or Podia', 'Udemy・ストアカ・note'],
        oneOf(
          [
            'the platform belongs to the client, but you should know its minimum lengths and its commission.',
            '出すのは依頼主の名義ですが、最低の長さや手数料は知っておきます。',
          ],
          [
            'take one cheap course as a learner and note where you drift away.',
            '受講者として安い講座を一つ受け、気が散った箇所を控えます。',
          ],
        ),
      ),
    ),
    p([
      'You must enjoy not knowing: the questions of a beginner in {subject} are your capital.',
      '「知らない」ことを楽しめる人なら、{subject}の初心者としての疑問がそのまま元手になります。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Find the natural teacher', '教えるのが好きな人を探す'],
        [
          'Look {where} for {places} that already explain: workshops, long replies, patient posts about {item1}.',
          '{where}で、すでに教えている{places}を探します。体験会、丁寧な返信、{item1}についての長い投稿が目印です。',
        ],
      ),
      lead(['Offer one lesson', '1レッスンだけ申し出る'], fromNiche('contact'), [
        'Propose a single lesson of eight minutes that answers "{ask1}"; a whole course frightens everybody.',
        '提案するのは「{ask1}」に答える8分のレッスン一つだけで、講座を丸ごととは言いません。',
      ]),
      lead(
        ['Write the promise first', '先に約束を書く'],
        [
          'One sentence: after this course {crowd} can do [ ] without help. Whatever does not serve it, however dear to the {owner}, goes into the bonus folder.',
          '「この講座を終えると、{crowd}は[ ]を一人でできる」と一文で書きます。そこに役立たない話は、{owner}の思い入れがあっても付録に回します。',
        ],
      ),
      lead(
        ['Record the doing, not the lecture', '講義ではなく作業を録る'],
        oneOf(
          [
            'Let the {owner} work on {item2} as always and interrupt with "why now?" and "how do you see that?"',
            '{item2}にいつもどおり取り組んでもらい、「なぜ今」「どこを見て」と口を挟みます。{owner}の答えが教材になります。',
          ],
          [
            'Ask for the three mistakes every beginner makes with {item2}; each is a lesson.',
            '{item2}で初心者が必ずする失敗を、{owner}に三つ挙げてもらいます。一つが1レッスンになります。',
          ],
        ),
      ),
      lead(
        ['Order by difficulty for the learner', '学ぶ人の難しさで並べる'],
        [
          'Experts begin with {terms}; learners want a result in lesson one. Let AI propose three orders for {item1} to {item3}, then test each on a friend.',
          '専門家は{terms}から始めたがりますが、学ぶ人は1回目で結果がほしいものです。{item1}から{item3}までの順番をAIに三通り出させ、友人で試します。',
        ],
      ),
      lead(
        ['Script the speech, not the text', '話し言葉で書く'],
        [
          'Use the phrases of the {owner}, keep the tone {tone}, allow 120 words a minute at most, and end every lesson with a task about {offer} that takes ten minutes.',
          '{owner}の言い回しを生かした{tone}話し言葉で、1分280字まで。最後は必ず、{offer}に関わる10分でできる課題で締めます。',
        ],
      ),
      lead(
        ['Sit in on the filming', '撮影に立ち会う'],
        [
          'Half of a script changes when the {owner} says it aloud. Mark the changes, check them against {material}, deliver a clean version.',
          '声に出すと台本の半分は変わるので、{owner}の変更を書き留め、{material}と照らし合わせてから清書を納めます。',
        ],
      ),
    ),
  ],
  monetization: [
    either(
      table(
        [
          ['For {aPlace}', '{place}向け'],
          ['Fee', '料金'],
          ['Hours', '時間'],
        ],
        [
          ['outline of a course on {subject}', '{subject}の講座の構成案'],
          ['{price.outline}', '{price.outline}'],
          ['4', '4時間'],
        ],
        [
          ['one lesson about {item1}, scripted', '{item1}の台本1本'],
          ['{price.lesson}', '{price.lesson}'],
          ['3', '3時間'],
        ],
        [
          ['eight lessons with tasks for {crowd}', '{crowd}向け8回分と課題'],
          ['{price.course}', '{price.course}'],
          ['24', '24時間'],
        ],
      ),
      bullets(
        lead(
          ['Outline, {price.outline}', '構成案 {price.outline}'],
          [
            'promise, order and tasks for a course on {subject}, on two pages.',
            '{subject}の講座の約束、順番、課題を二枚にまとめます。',
          ],
        ),
        lead(
          ['Lesson, {price.lesson}', 'レッスン台本 {price.lesson}'],
          [
            'eight minutes about {item1}, recorded talk included.',
            '{item1}についての8分。聞き取りの時間も含みます。',
          ],
        ),
        lead(
          ['Eight lessons, {price.course}', '8回一式 {price.course}'],
          [
            'the whole path for {crowd}, paid in two halves.',
            '{crowd}が最後までたどれる一式で、支払いは二回に分けます。',
          ],
        ),
      ),
    ),
    p(
      [
        '{low} to {high} lessons a month for {places} come to {income}, and it takes a quarter of a year to get there.',
        '{places}のレッスンを月{low}〜{high}本書けば{income}ですが、そこに届くまで三か月はかかります。',
      ],
      oneOf(
        [
          'A share of the sales sounds generous; most courses sell eleven times.',
          '「売り上げの何割」は魅力的でも、多くの講座は十数本しか売れません。',
        ],
        [
          'Take a fee, not a share, until one course has sold without you.',
          '最初の講座が売れたとわかるまでは、歩合でなく定額で受けましょう。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['The course that is never filmed', '撮影されない講座'],
        [
          'Life at the {place} intervenes, above all {busy}. Agree on payment per delivered lesson and on filming dates {quiet}.',
          '{busy}になると、{place}では撮影どころではなくなります。支払いは納品ごと、撮影日は{quiet}に決めておきます。',
        ],
      ),
      lead(['Teaching what may not be taught', '教えてはいけないこと'], fromNiche('rule'), [
        'A lesson reaches people whom the {owner} cannot correct; strike {taboo} and say where a professional is needed.',
        '受講者のそばに{owner}はいません。{taboo}は削り、専門家に任せるべき場面を明記します。',
      ]),
      lead(
        ['Rights', '権利'],
        oneOf(
          [
            'Settle who owns the script, whether your name appears and whether {anOwner} may turn it into a book.',
            '台本の著作権、名前の表示、書籍化の可否を、{owner}と先に決めて書面に残します。',
          ],
          [
            'Worksheets from other teachers of {subject} may inspire you; copied tasks get a course removed.',
            '{subject}のほかの教材は参考にとどめます。課題を写した講座は、通報されれば削除されます。',
          ],
        ),
        [
          'Tell the {owner} that AI helps to sort and draft, and keep their recordings out of free accounts.',
          'AIで整理と下書きをすることを{owner}に伝え、録音は学習に使われない設定で扱います。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Half of the fee from {aPlace} may fall into the next tax year, so date each invoice by the lesson it pays for.',
            '{place}からの支払いが年をまたぐことがあります。どの年の所得かを納品日で整理し、年20万円を超えたら確定申告をします。',
          ],
          [
            'Courses for {places} bring large single invoices: put the tax aside before the money feels like yours.',
            '{places}が法人なら原稿料として源泉徴収されることがあり、精算には確定申告が必要です。明細は必ず受け取ってください。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'A lesson sheet to fill in with {anOwner}, one per lesson; if a line stays empty, the lesson is not ready.',
      '{owner}と一緒に埋めるレッスン票で、空欄が残るうちは撮影に進みません。',
    ]),
    code(
      `LESSON [no.] of the course by {client}: {theme}
Learner: one of the {crowd}, asks "{ask2}"
After this lesson {crowd} can: [one verb, one thing]
0:00 show {scene} or the finished result, 10 s
0:10 why it matters, in the words of the {owner}: [quotation]
1:00 do it once at full speed: {item1} or [ ]
2:00 do it again slowly; name {terms} only when touched
5:00 the typical mistake with {item2} and how it looks: [ ]
7:00 task of ten minutes about {offer}, with a photo to send in
Tone: {tone}. Not in this lesson: {taboo}
Prompt: "Act as a beginner among {crowd} and stop me wherever a step of this script is missing. Invent nothing about {offer}."`,
      `{client}の講座「{theme}」第[ ]回
学ぶ人：{crowd}の一人、疑問は「{ask2}」
{crowd}が終えるとできること：[動詞一つ]
0:00 {scene}か完成形を10秒見せる
0:10 なぜ大切かを{owner}の言葉で：[引用]
1:00 通しで一度やって見せる：{item1}または[ ]
2:00 ゆっくりもう一度、{terms}は出てきた所でだけ説明
5:00 {item2}にありがちな失敗と、その見た目：[ ]
7:00 {offer}に関わる10分の課題と、送ってもらう写真
口調：{tone}調子、この回に入れないこと：{taboo}
指示文：「{crowd}の中の初心者になり、台本を一行ずつ読んで、手順が抜けている所で止めてください。{offer}についての事実は作らないでください」`,
    ),
  ],
  closing: [
    p(
      [
        'One lesson that answers "{ask1}" is enough to find out whether you and {anOwner} work well together.',
        '「{ask1}」に答えるレッスンを一つ作れば、{owner}と気が合うかどうかがわかります。',
      ],
      [
        'If you do, the rest of {subject} is only a matter of Tuesdays.',
        '合うとわかれば、{subject}の残りは毎週少しずつ進めるだけです。',
      ],
    ),
    quote([
      'Would one of the {crowd}, alone at home with this lesson, know what to do next?',
      '最後の自問：{crowd}がこのレッスンを一人で見て、次に何をするかがわかるだろうか。',
    ]),
  ],
  videos: [
    { language: 'en', title: 'One lesson about {item1}, from talk to script' },
    { language: 'en', title: 'How to interview {anOwner} for a course' },
    { language: 'ja', title: '{item1}のレッスン台本を書く' },
    { language: 'ja', title: '{owner}の話を8回の講座に並べる' },
  ],
}
