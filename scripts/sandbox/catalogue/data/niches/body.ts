import type { Niche } from '../../writing/format.ts'

export const bodyNiches: readonly Niche[] = [
  {
    slug: 'dental',
    emoji: '🦷',
    th: 'คลินิกทันตกรรม',
    budget: 1.25,
    place: ['dental clinic', '歯科医院'],
    places: ['dental clinics', '地域の歯科医院'],
    owner: ['practice manager', '歯科医院の事務長'],
    customer: ['patient', '患者さん'],
    offer: ['preventive check-ups', '予防歯科の定期検診'],
    items: [
      ['first check-ups', '初診の検査'],
      ["children's cleanings", '子どもの歯のクリーニング'],
      ['night guards', '就寝用のマウスピース'],
    ],
    asks: [
      ['Will it hurt?', '痛いですか'],
      ['How many visits will it take?', '何回通えばいいですか'],
    ],
    chore: ['explaining the same aftercare ten times a day', '同じ術後の注意を1日に10回説明する'],
    result: ['fewer missed appointments', '無断キャンセルが減る'],
    material: [
      'the aftercare leaflets, the fee table and the questions reception hears most',
      '術後の説明書、料金表、受付でよく聞かれる質問',
    ],
    tone: ['calm and precise', '落ち着いていて正確な'],
    taboo: ['before-and-after pictures and patient testimonials', '治療前後の写真や患者さんの体験談'],
    where: [
      'through local business circles and clinic websites with an old date',
      '地域の商工会や更新の止まった医院サイト',
    ],
    busy: ['in the school holidays', '学校の長期休み'],
    quiet: ['in mid-September', '9月の半ば'],
    terms: ['"plaque", "scaling" and "crown"', '「歯垢」「スケーリング」「補綴」'],
    scene: ['a toothbrush beside a glass of water', '歯ブラシと水の入ったコップ'],
    client: ['Aoba Dental', '「あおば歯科」'],
    clientIs: ['a clinic with three chairs and one receptionist', 'ユニット3台、受付一人の医院'],
    catalogue: ['22 treatments and check-ups', '診療と検診の案内22項目'],
    theme: ['healthy teeth and small daily habits', '歯の健康と毎日の小さな習慣'],
    fans: ['dental hygienists and parents of small children', '歯科衛生士さんや小さな子の親'],
    subject: ['healthy teeth', '歯の健康'],
    crowd: ['hygienists and parents', '衛生士さんや親'],
    motifs: ['smiling molars, toothbrushes and mint leaves', '奥歯のキャラクター、歯ブラシ、ミントの葉'],
    occasion: ["a hygienist's qualification day", '歯科衛生士になった人のお祝い'],
    pools: {
      context: [
        [
          'Reception in a clinic is a telephone, a waiting room and a card reader at the same time, and it shows in everything that was meant to be written.',
          '医院の受付は、電話と待合室と会計を一人で受け持っています。書くつもりだった案内文がいつまでもできないのは、そのためです。',
        ],
        [
          'Dentists explain well across the chair and badly on paper, because paper is done after the last patient has gone.',
          '診療台の横では上手に説明できる先生も、紙の上ではそうはいきません。書くのは最後の患者さんが帰った後だからです。',
        ],
      ],
      insight: [
        [
          'Fear comes before price: a text that says what is felt, for how long and what can be done about it brings people in.',
          '値段より先に来るのは怖さです。何を感じ、どれくらい続き、そのとき何ができるのか。そこまで書いてある文章が人を動かします。',
        ],
        [
          'Parents read for their children first and book their own appointment on the same call.',
          '親はまず子どものために読み、同じ電話でついでに自分の予約も取ります。',
        ],
      ],
      rule: [
        [
          'Health advertising is regulated: no promises of success, no comparisons with other clinics, and a clinician signs off each text.',
          '医療広告ガイドラインがあり、「必ず治る」「地域一番」といった表現は使えません。原稿は必ず歯科医師に確認してもらいます。',
        ],
        [
          'Nothing that names or pictures a patient goes into an AI tool, not even with the surname removed.',
          '患者さんを特定できる情報や写真は、名前を伏せても生成AIに入力してはいけません。',
        ],
      ],
      contact: [
        [
          'Do not walk in with a toothache voice; write to the practice manager with one leaflet you have made readable.',
          '飛び込みは迷惑になります。説明書を一枚読みやすく直し、事務長あてに手紙かメールで送ってください。',
        ],
        [
          'Dental suppliers visit every clinic in town; a good word from one of them opens more doors than fifty e-mails.',
          '歯科材料の営業さんは町じゅうの医院を回っています。その一言の紹介は、50通のメールより効きます。',
        ],
      ],
      taste: [
        [
          'Hygienists love their trade and have few nice things that show it; keep the anatomy right and leave the drill out.',
          '衛生士さんは仕事に誇りがあるのに、それを表せるかわいい品は多くありません。歯の形は正確に、ドリルは描かないことです。',
        ],
        [
          'Parents buy what ends an argument at the washbasin, such as a chart with a sticker for each evening.',
          '親が買うのは、洗面所でのけんかを終わらせてくれるものです。毎晩シールを貼る表などがその例です。',
        ],
      ],
    },
  },
  {
    slug: 'yoga',
    emoji: '🧘',
    th: 'สตูดิโอโยคะ',
    budget: 0.8,
    place: ['yoga studio', 'ヨガ教室'],
    places: ['small yoga studios', '少人数のヨガ教室'],
    owner: ['yoga teacher', 'ヨガの先生'],
    customer: ['student', '生徒さん'],
    offer: ["beginners' classes", '初心者向けのクラス'],
    items: [
      ["beginners' courses", '初心者コース'],
      ['early morning classes', '朝ヨガのクラス'],
      ['weekend retreats', '週末のリトリート'],
    ],
    asks: [
      ['I am not flexible, can I come?', '体が硬くても大丈夫ですか'],
      ['What should I bring?', '何を持っていけばいいですか'],
    ],
    chore: ['answering the same five messages between two classes', 'クラスの合間に同じような質問へ返信する'],
    result: ['more trial students who come a second time', '体験の人が二回目も来てくれる'],
    material: [
      'the timetable, the notes for new students and a recording of one class introduction',
      '時間割、初めての人への案内、クラス冒頭の話の録音',
    ],
    tone: ['gentle and down to earth', 'やさしく地に足のついた'],
    taboo: ['promises about weight loss or healing', '痩せる、治るといった約束'],
    where: ['on studio noticeboards and in neighbourhood groups', '公民館の掲示板や地域のSNS'],
    busy: ['in January and again in April', '1月と4月'],
    quiet: ['in the high summer weeks', '真夏の数週間'],
    terms: ['"flow", "restorative" and "props"', '「フロー」「リストラティブ」「プロップス」'],
    scene: ['a mat being unrolled by a window', '窓辺でマットを広げるところ'],
    client: ['Studio Soyo', '「そよ風ヨガ」'],
    clientIs: ['one teacher and a room for nine mats', 'マット9枚分の部屋で一人の先生が教える教室'],
    catalogue: ['12 classes and courses', 'クラスとコース12種類'],
    theme: ['yoga and unhurried evenings', 'ヨガと慌てない夜'],
    fans: ['people who practise at home', '家でヨガをする人'],
    subject: ['yoga', 'ヨガ'],
    crowd: ['yoga fans', 'ヨガをする人'],
    motifs: ['rolled mats, moon phases and monstera leaves', '丸めたマット、月の満ち欠け、モンステラの葉'],
    occasion: ['a friend who starts again after a hard year', '大変な一年を過ごした友人'],
    pools: {
      context: [
        [
          'Most teachers rent a room by the hour and do the rest, from invoices to flyers, on the train home.',
          'ほとんどの先生は時間貸しの部屋で教え、請求書もチラシも帰りの電車の中で片づけています。',
        ],
        [
          "A class of eight pays the room; the ninth mat is the teacher's income, which is why each lost message hurts.",
          '8人で部屋代が消え、9枚目のマットからが先生の収入です。だから、返しそびれた問い合わせ一件が響きます。',
        ],
      ],
      insight: [
        [
          'Beginners do not fear the postures, they fear being looked at; say who comes, what they wear and where the door is.',
          '初心者が怖いのはポーズではなく、見られることです。どんな人が来て、何を着て、どこから入るのかを書いてあげてください。',
        ],
        [
          "Nobody compares lineages before the first visit; people compare the time, the walk from the station and the teacher's face.",
          '初回の前に流派を比べる人はいません。比べるのは時間と駅からの道のりと先生の顔です。',
        ],
      ],
      rule: [
        [
          'A teacher is not a doctor: back pain and pregnancy are reasons to ask a physician first, and the text says so.',
          '先生は医師ではありません。腰痛や妊娠中の人には、まず主治医に相談するよう文章の中で伝えます。',
        ],
        [
          'Photographs of a class need the consent of everybody in it, including the person half hidden at the back.',
          'クラスの写真には、写っている全員の同意が必要です。後列で半分隠れている人も例外ではありません。',
        ],
      ],
      contact: [
        [
          'Take a trial class, pay for it, and afterwards mention the one thing you had to ask twice before coming.',
          '体験クラスに料金を払って参加し、来る前にわからなかったことをひとつ、終わってから伝えてみましょう。',
        ],
        [
          'Teachers substitute for each other; do one job well and your name travels through three studios within a month.',
          '先生どうしは代行でつながっています。ひとつ良い仕事をすれば、ひと月で三つの教室に名前が伝わります。',
        ],
      ],
      taste: [
        [
          'Home practitioners own enough lotus flowers; quiet type, one posture drawn correctly and room to write sell better.',
          '蓮の花のグッズはもう十分に持っている人たちです。静かな文字と正しく描いたポーズひとつ、書き込める余白のほうが喜ばれます。',
        ],
        [
          'They look at the hands and feet of a drawn posture first, and those are what image generators get wrong.',
          '絵の中で真っ先に見られるのは手と足です。画像生成がいちばん間違えるのもそこです。',
        ],
      ],
    },
  },
  {
    slug: 'hair-salon',
    emoji: '✂️',
    th: 'ร้านทำผม',
    budget: 1,
    place: ['hair salon', '美容室'],
    places: ['one-chair hair salons', '一人で営む美容室'],
    owner: ['stylist', '美容師さん'],
    customer: ['client', 'お客さま'],
    offer: ['cuts that grow out well', '伸びてもまとまるカット'],
    items: [
      ['fringe trims', '前髪カット'],
      ['grey blending colours', '白髪ぼかしカラー'],
      ['scalp treatments', 'ヘッドスパ'],
    ],
    asks: [
      ['How long will it take?', 'どれくらい時間がかかりますか'],
      ['Can you do this colour on my hair?', 'この色にできますか'],
    ],
    chore: ['replying to booking messages with foils in hand', '施術中に予約のメッセージへ返信する'],
    result: ['more bookings made before the client leaves', '帰る前に次回の予約が入る'],
    material: [
      'the price list, ten photos of recent work and the words clients use for what they want',
      '料金表、最近の仕上がり写真10枚、お客さまの言い回し',
    ],
    tone: ['friendly and exact', '親しみがあって的確な'],
    taboo: ['claims that a treatment repairs hair for good', '「髪が生まれ変わる」といった断定'],
    where: ['on Instagram and through the salon next door', 'Instagramや知り合いの美容室'],
    busy: ['before graduation and coming-of-age days', '卒業式と成人式の前'],
    quiet: ['in the second week of January', '成人式が明けた1月の後半'],
    terms: ['"balayage", "layering" and "toner"', '「バレイヤージュ」「レイヤー」「トーン」'],
    scene: ['sunlight on freshly cut hair', '切りたての髪に当たる光'],
    client: ['Salon Tsumugi', '「つむぎ美容室」'],
    clientIs: ['one stylist, one chair and four clients a day', '椅子ひとつ、1日4人だけの店'],
    catalogue: ['16 cuts, colours and treatments', 'カットとカラーのメニュー16種類'],
    theme: ['hair and small changes', '髪と小さな変化'],
    fans: ['hairdressers and their trainees', '美容師さんや専門学校の学生'],
    subject: ['hair', '髪'],
    crowd: ['hairdressers', '美容師さん'],
    motifs: ['scissors, combs and soft curls', 'はさみ、コーム、やわらかな巻き髪'],
    occasion: ["a trainee's first own chair", '独立する美容師さんのお祝い'],
    pools: {
      context: [
        [
          'A stylist who works alone cannot put the scissors down to answer, and the evening reply often arrives after the client booked elsewhere.',
          '一人で営む美容師さんは、はさみを置いて返信できません。夜に返したときには、もう別の店に予約が入っています。',
        ],
        [
          'Booking portals take a fee for each new face, so salons look for ways to be chosen by name.',
          '予約サイトは新規一人ごとに手数料がかかります。名前で選ばれる方法を探している店は少なくありません。',
        ],
      ],
      insight: [
        [
          'People bring a photo and mean a feeling; texts that translate one into the other, with upkeep in weeks, are the ones they save.',
          'お客さまは写真を見せながら、実は気分を伝えようとしています。それを言葉にし、何週間もつかまで書いた文章が保存されます。',
        ],
        [
          'The silent question is whether the chair comes with small talk; a sentence about it wins grateful clients.',
          '口にされない質問は「会話は必要ですか」です。その一文があるだけで、ほっとして予約する人がいます。',
        ],
      ],
      rule: [
        [
          'Care products fall under cosmetics law: they may make hair feel smooth, they may not regrow it.',
          'ヘアケア剤は薬機法の対象です。手触りは書けても、発毛や治療のような効果は書けません。',
        ],
        [
          'A client\'s head is a person: use photos only with a written yes, and never feed them into a generator to "improve" the result.',
          '仕上がり写真は本人の同意を書面で得てから使い、画像生成で「よりきれいに」加工しないこと。実際の仕上がりと違えば信用を失います。',
        ],
      ],
      contact: [
        [
          "Your own next haircut is the interview: ask what takes the stylist's evenings and listen until the fringe is done.",
          '自分の次のカットが商談の場です。夜に何の作業をしているか尋ね、前髪が終わるまで聞き役に回りましょう。',
        ],
        [
          'Write on a Monday in places where salons close on Mondays or Tuesdays, because that is when the desk is cleared.',
          '連絡は定休日の月曜か火曜に届くようにします。事務仕事を片づける日だからです。',
        ],
      ],
      taste: [
        [
          'Trainees buy tools for their exams and treats for surviving them; both should look like the trade, not like a beauty advert.',
          '見習いの人は、試験のための道具と、乗り切った自分へのごほうびを買います。美容広告風ではなく、職人の道具らしい見た目が好まれます。',
        ],
        [
          'Scissors drawn with both rings the same size give an outsider away at once.',
          'はさみの指穴を左右同じ大きさに描くと、業界を知らないことがすぐにわかります。',
        ],
      ],
    },
  },
  {
    slug: 'bodywork',
    emoji: '💆',
    th: 'คลินิกนวดบำบัด',
    budget: 1,
    place: ['bodywork practice', '整体院'],
    places: ['massage and bodywork practices', '町の整体院'],
    owner: ['therapist', '整体院の院長'],
    customer: ['visitor', '利用者さん'],
    offer: ['treatments for desk workers', 'デスクワークの人向けの施術'],
    items: [
      ['neck and shoulder sessions', '首と肩の施術'],
      ['foot treatments', '足のケア'],
      ['ten-visit tickets', '10回の回数券'],
    ],
    asks: [
      ['Should I rest afterwards?', '施術の後は休んだほうがいいですか'],
      ['How often should I come?', 'どのくらいの間隔で通うのがいいですか'],
    ],
    chore: ['phoning people who forgot their appointment', '予約を忘れた人に電話をかける'],
    result: ['steadier weekday mornings', '平日の午前中の予約が安定する'],
    material: [
      'the intake form, the stretch sheets and the opening talk written down once',
      '問診票、ストレッチの説明書、初回の説明を書き起こしたもの',
    ],
    tone: ['reassuring and sober', '安心感があり誇張のない'],
    taboo: ['the words "cure" and "correct" for any condition', '「治る」「矯正できる」といった言い切り'],
    where: ['on map listings and in the waiting rooms of nearby gyms', 'Googleマップや近所のジムの掲示板'],
    busy: ['at the end of the business year', '年度末の3月'],
    quiet: ['in the days after the summer holidays', 'お盆明けの数日'],
    terms: ['"pressure point", "posture" and "intake form"', '「もみ返し」「骨盤」「問診票」'],
    scene: ['folded towels in a quiet room', '静かな部屋にたたまれたタオル'],
    client: ['Nagomi Bodywork', '「なごみ整体院」'],
    clientIs: ["a two-bed practice above a chemist's", '薬局の二階にあるベッド2台の院'],
    catalogue: ['10 treatments and courses', '施術メニュー10種類'],
    theme: ['rest, stretching and tired shoulders', '休息とストレッチと疲れた肩'],
    fans: ['people who sit at a desk all day', '一日じゅう机に向かう人'],
    subject: ['tired shoulders', '肩の疲れ'],
    crowd: ['desk workers', '机に向かう人'],
    motifs: [
      'stretching cats, hot-water bottles and folded towels',
      '伸びをする猫、湯たんぽ、たたんだタオル',
    ],
    occasion: ['a parent with a stiff back', '肩こりに悩む親の誕生日'],
    pools: {
      context: [
        [
          'With both hands on a shoulder nobody answers the phone, and most new visitors call only once.',
          '両手がふさがっていれば電話には出られません。そして新規の人は、たいてい一度しかかけてきません。',
        ],
        [
          'The practice next to the station buys advertisements; the one upstairs has to be understood in a single glance at a map listing.',
          '駅前の大手は広告を出します。二階の小さな院は、地図アプリの一画面で伝わらなければ選ばれません。',
        ],
      ],
      insight: [
        [
          'People choose by "somebody like me": the nurse after a night shift, the driver, the parent carrying a baby.',
          '選ぶ決め手は「自分のような人が来ているか」です。夜勤明けの看護師さん、運転手さん、抱っこで腰を痛めた親など、具体的に書くと届きます。',
        ],
        [
          'The fear is being sold a ticket; a clear price and the sentence "no course required" do more than a discount.',
          '警戒されるのは回数券の勧誘です。明確な料金と「通う義務はありません」の一文が、割引より効きます。',
        ],
      ],
      rule: [
        [
          'Only licensed medical trades may speak of treating disease, so describe comfort and routine, and send red flags to a doctor.',
          '医業や国家資格の施術と紛らわしい表現はできません。書いてよいのは心地よさと習慣のことだけです。気になる症状があれば、医療機関の受診を勧めます。',
        ],
        [
          "Intake forms hold health data; they stay on paper or in the practice's own system and out of every chat window.",
          '問診票は健康に関する個人情報です。紙か院内のシステムだけで扱い、生成AIの入力欄には貼りません。',
        ],
      ],
      contact: [
        [
          'Book the slowest hour of the week, which you can read from the booking page, and talk while paying.',
          '予約画面でいちばん空いている時間を選んで受け、会計のときに話をしてみてください。',
        ],
        [
          'Sports clubs, gyms and pharmacies share visitors with these practices, and one shared leaflet can bring you two of them as clients.',
          '整体院は、ジムやスポーツクラブ、薬局と利用者が重なっています。共同の案内を一枚作れば、二軒同時に取引先になることもあります。',
        ],
      ],
      taste: [
        [
          'Desk workers respond to something they can do in ninety seconds without lying on the floor.',
          '机仕事の人に響くのは、床に寝転がらず90秒でできることです。',
        ],
        [
          'Pain pictured in red arrows puts people off; a cat that stretches says the same and is allowed on the wall.',
          '赤い矢印で痛みを描いた絵は敬遠されます。伸びをする猫なら、同じ内容でも壁に貼ってもらえます。',
        ],
      ],
    },
  },
  {
    slug: 'personal-gym',
    emoji: '🏋️',
    th: 'ยิมส่วนตัว',
    budget: 1.25,
    place: ['gym', 'パーソナルジム'],
    places: ['personal training gyms', '小規模パーソナルジム'],
    owner: ['trainer', 'トレーナー'],
    customer: ['member', '会員さん'],
    offer: ['one-to-one training', 'マンツーマンの指導'],
    items: [
      ['trial sessions', '体験セッション'],
      ['three-month programmes', '3か月プログラム'],
      ['online form checks', 'オンラインのフォーム確認'],
    ],
    asks: [
      ['Am I too old to start?', 'この年からでも始められますか'],
      ['Do I have to give up bread?', 'パンは食べないほうがいいですか'],
    ],
    chore: ['sending food notes back to members at midnight', '深夜に会員さんの食事記録へ返信する'],
    result: ['more members who stay after month three', '3か月を過ぎても続ける会員さんが増える'],
    material: [
      'the programme sheets, the intake questions and voice notes from three sessions',
      'プログラム表、カウンセリングの質問、3回分の音声メモ',
    ],
    tone: ['encouraging and matter-of-fact', '励ましながらも淡々とした'],
    taboo: ['guaranteed kilos and deadline promises', '「○か月で必ず○kg」という約束'],
    where: ["on Instagram and in offices within ten minutes' walk", 'Instagramや徒歩10分圏の会社'],
    busy: ['from January to the end of March', '1月から3月'],
    quiet: ['in November', '11月'],
    terms: [
      '"progressive overload", "range of motion" and "rest day"',
      '「漸進性過負荷」「可動域」「休養日」',
    ],
    scene: ['chalked hands around a bar', '滑り止めをつけた手でバーを握るところ'],
    client: ['Ayumi Gym', '「あゆみジム」'],
    clientIs: ['two trainers, one rack and 40 members', 'トレーナー二人、ラック1台、会員40人のジム'],
    catalogue: ['9 programmes and tickets', 'プログラムと回数券9種類'],
    theme: ['strength training without showing off', '見せびらかさない筋トレ'],
    fans: ['people who train two evenings a week', '週に二晩だけ鍛える人'],
    subject: ['strength training', '筋トレ'],
    crowd: ['evening lifters', '夜に鍛える人'],
    motifs: ['kettlebells, water bottles and worn trainers', 'ケトルベル、水筒、履き込んだ靴'],
    occasion: ["a training partner's first pull-up", '初めて懸垂ができた仲間'],
    pools: {
      context: [
        [
          'Trainers sell hours and every hour is spoken for, so whatever is not coaching slides past ten at night.',
          'トレーナーが売っているのは時間です。指導以外のことはすべて夜10時より後ろへ流れていきます。',
        ],
        [
          'Large chains own the word "diet" in search results, so a small gym lives on recommendation and on being understood.',
          '「ダイエット」の検索結果は大手に押さえられています。小さなジムは、紹介と「わかってもらえること」で成り立っています。',
        ],
      ],
      insight: [
        [
          'Half of those who ask have quit a gym before; speak about week five, when motivation has gone, and they feel recognised.',
          '問い合わせの半分は、一度ジムをやめた人です。やる気の消える5週目の話をすると、「自分のことだ」と感じてもらえます。',
        ],
        [
          'They want to know who else is in the room at seven in the evening, and whether anyone films.',
          '知りたいのは、夜7時にどんな人がいるのか、動画を撮る人はいないのか、ということです。',
        ],
      ],
      rule: [
        [
          'Body pictures need dates, consent and unchanged light, and in many places a note that results differ; leave them out when in doubt.',
          '体型の写真には日付と同意、同じ照明、「個人差があります」の注記が要ります。迷ったら載せないことです。',
        ],
        [
          'Meal advice for an illness belongs to a dietitian or doctor; everything you write stays at the level of habits.',
          '持病のある人への食事指導は、医師や管理栄養士の領分です。文章は習慣の話にとどめてください。',
        ],
      ],
      contact: [
        [
          'Offer to handle one thing that repeats for every new member, and name the hours it takes today.',
          '入会のたびに繰り返している作業をひとつ選び、今どれだけ時間がかかっているかを数字で示して提案します。',
        ],
        [
          'Trainers read messages between sessions, at five to the hour, so a proposal has to fit on one phone screen.',
          'トレーナーが画面を見るのは、毎時55分からの数分間です。提案はスマホ一画面に収めてください。',
        ],
      ],
      taste: [
        [
          'Slogans about pain are for teenagers; adults who train twice a week buy logs, timers and dry humour.',
          '根性を煽る言葉は若者向けです。週2回の大人は、記録帳やタイマー、渋い冗談にお金を出します。',
        ],
        [
          'Plates and bars must add up: fans count the weight in a picture and enjoy pointing out mistakes.',
          'プレートとバーの重さは必ず計算されます。絵の中の重量が合っていないと、楽しそうに指摘されます。',
        ],
      ],
    },
  },
]
