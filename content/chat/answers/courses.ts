import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { noCodeStarts } from "../../training/dates.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { engineerStarts, fullWebinar, prices } from "./words.ts";

const noCode = urls.noCodeAgenticAi.path;
const engineer = urls.aiMlGenAiCourse.path;
const corporate = urls.corporateTraining.path;
const agreement = urls.agreement.path;

/** What is asked of a course that nobody named. */
export const courseAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Which courses do you offer?",
      "Courses",
      "Trainings",
      "What trainings do you have?",
      "List your courses",
      "Do you offer AI training?",
      "What can I learn with you?",
      "Where can I learn AI?",
      "Which programs do you teach?",
      "Do you teach other subjects?",
      "Courses on other topics",
      ...questionsIn(`what is on your menu of classes | I'd like to get into AI, what do you have for me |
        show me everything I can study with you | catalog | which classes are there at all |
        do you run workshops or evening school |
        my daughter is interested in computers, what do you teach | how many different trainings exist |
        is there more than one course | an overview of your lessons please |
        I want to educate myself, what could I take | and what else do you teach? |
        do you teach photography or marketing too | what's available for someone who wants to study AI |
        what courses do you have | which AI courses are there | what can I study | do you offer training |
        what kind of classes do you offer | which trainings do you have |
        do you have courses for beginners and for companies | show me your courses |
        can I learn AI with you | how many courses are there |
        what can I learn here | do you only have AI courses | which courses can I choose from |
        do you teach other things too | I want to learn AI, where do I start |
        is there something for complete beginners | list all trainings |
        what do you teach | what kind of training is there | which trainings can I take |
        do you have something for me to learn AI | is there more than one program | what programs exist |
        name me everything on your timetable | a rundown of your trainings | my niece wants to learn
        about AI, what is there for her | our son just left school and knows a lot about computers,
        could he learn something with you | I am looking for a class but do not know which ones
        there are | what could a person without any plan study here | education for adults | which
        of your programs are for private people | a plumber, a cook, a
        hairdresser: is there a class for such people | my husband wants to get into AI, where does
        he begin | my roommate studies law, could she learn this with you | I finally want to stop
        reading and start learning |
        a carpenter who is curious about AI, which class would take him | after thirty years in
        one job I would like to go back to school, for AI | my nephew is bored and good with
        machines, is there a class | what sort of schooling do you sell | I hear you run lessons,
        which | evening classes in AI | between us two retirees, is there something to learn here
        | which trainings would a company or a single person find`),
      ...questionsIn(`
          courses for a beginner please | in English: which courses for beginners | I begin from zero, what
          courses are there | any course for a newcomer`),
      ...questionsIn(`
        what classes for grown-ups | I want to put AI on my resume, what do you run | in short what teach you |
        offerings for private learners | my mother gave me money for education, what could I use it on | is AI
        the only thing that you teach | what do you run this year | how many to choose from | I want to be
        taught, what have you got | studies`),
    ],
    text: `There are three: the AI/ML/GenAI Engineer course, 4 months from first Python to working agents (${engineer}); the No Code Agentic AI Course, 6 weeks without programming (${noCode}); and corporate training for teams (${corporate}).`,
    href: null,
  },
  {
    questions: [
      "How much is the course?",
      "What does the course cost?",
      "How much does it cost?",
      "What are your prices?",
      "Price",
      "Tuition",
      "How much are your courses?",
      "What do I have to pay for the training?",
      ...questionsIn(`what will this set me back | can I afford it | what's the damage | is it expensive |
        I have about a thousand dollars saved, is it enough | how deep do I have to reach into my pocket |
        I only want to know the fee before I read on | cost? | and what would I pay for that? |
        our budget is small, what are the fees for your classes | price list | tell me the price first |
        how many dollars for the whole thing | what do you charge for learning with you |
        how much do the courses cost | what is the price of the training | how much do I have to pay |
        what are the fees | how expensive are the courses | what is the course fee |
        can you tell me the prices | how much does it cost to learn AI with you |
        what is the price difference between the courses | compare the prices |
        and how much is it | what does it cost | how much money do I need | what would I pay |
        prices please | what is the cost difference between the two courses | how much do both cost |
        how much for a course | what do you charge for the courses | what are the costs |
        how much would I have to spend | give me the prices of all courses | which is cheaper |
        which of them costs less | cheapest class you have | is the small one less money than the
        large one | total cost for someone like me | price comparison please | what amount do I need
        to put aside for a class |
        I have to watch every penny, what are we talking about | what must I hand over for a class
        | is this within reach for a normal earner | just the numbers in dollars | before I fall
        in love with it, the price | and how many bucks is that | a quick word on tuition | will
        it cost more than a used car |
        and money wise | I have no idea about your prices`),
      ...questionsIn(`
          English please: the course fees | fees of the courses | course fee | how much
          fees | the charges for the trainings`),
      ...questionsIn(`
          what are we talking about in money | sum for each of them | is one dearer than the other |
          the less expensive one | what will my parents be billed | I am on a pension, what does
          learning cost | the tag | dollars for either`),
    ],
    text: `The No Code Agentic AI Course costs ${prices}. For the AI/ML/GenAI Engineer course (${engineer}) and for corporate training the trainings team tells you the price: ${site.trainingsEmail}.`,
    href: noCode,
  },
  {
    questions: [
      "How much is the course, and when does it start?",
      "What does the course cost, and when is the next batch?",
      "Price and start date",
      "Price and dates",
      ...questionsIn(`what does it cost and from when | fee plus first day please | tell me dates and costs |
        two questions: how expensive and from which day |
        when would I begin and how much money do I need | send me the price and the calendar |
        price? start? | I need to know both, the cost and the date, to ask my wife |
        how much is the training and when do you kick off |
        and how much is that, and when is the first class |
        my manager wants to know the start and the price of your trainings | when and how much |
        what is the price and start date | how much does it cost and when can I start |
        when does it begin and what is the fee | cost and start date please | price and next date |
        the two figures that I need: dollars and first day | my boss asks from when and for how
        much | cost and calendar in one answer | when is it and what is the fee | day one and the
        amount to pay`),
      ...questionsIn(`
          amount plus beginning, in one line | fee and day for my HR form | both the bill and the
          calendar, please | what do I owe and from when do I sit in class`),
    ],
    text: (dates) =>
      `The No Code Agentic AI Course costs ${prices}. ${noCodeStarts(dates)} For the AI/ML/GenAI Engineer course (${engineer}) the trainings team tells you both: ${site.trainingsEmail}.`,
    href: noCode,
  },
  {
    questions: [
      "When does it start?",
      "When does the course start?",
      "When does the next course begin?",
      "When is the next batch?",
      "Start date",
      "Next dates",
      "When are the next classes?",
      "What is the next cohort date?",
      "When is that?",
      "Is there a batch in January?",
      "October does not work for me",
      "Later start in spring",
      ...questionsIn(`from when | is there something in November |
        I'm free only after the holidays, when would I begin | when do you kick off | first day of class |
        did I miss the beginning | how long do I have to wait until I can begin |
        what's the earliest I could get going | I need to ask for time off, which day is the first one |
        upcoming dates please | has it begun already | and when would that be? |
        I can't make it this fall, when else | is there a summer start |
        when is the next course | when can I start | what is the start date | when do the courses begin |
        when is the next class | which dates are available | when does the training start |
        next start date | is there a course starting soon | can I start next month |
        when is the next one | and when does it start | when can I begin |
        is there one starting in November | how soon can I start | when do both courses start |
        starting dates please | is it too late to join this month |
        when does everything begin | when will the next course take place | what is the earliest start |
        when are courses held | start of the next training | do you have anything starting in winter |
        from what day would I sit in class | how far off is the first lesson | when should I take
        my vacation so that I can be there from the beginning | is it this month or next | and on
        what date is that | the very next opportunity`),
      ...questionsIn(`
          which of the two begins earlier | the sooner one | list of all beginnings this year | every
          starting day that you have | both dates please | what opens first | autumn | I can be free
          from November on, what is there | any intake after New Year | does one of them begin before
          the other | what is coming up | the nearest date of all | and the earlier of them`),
    ],
    text: (dates) => `${noCodeStarts(dates)} ${engineerStarts(dates)} The site names no later dates.`,
    href: noCode,
  },
  {
    questions: [
      "How long is the course?",
      "How long do your courses take?",
      "What is the duration of the training?",
      "How many weeks or months does it last?",
      ...questionsIn(`how many months until I am finished | is this a quick thing or a whole year |
        over what period does it run | when would I be done with it | how much of my year goes into that |
        length please | weeks or months? | I move abroad in half a year, could I complete it before |
        is it a short course | and how long is that? | how long until I have learned it all |
        does it drag on | from the first to the last class, how long is it |
        how long do the courses take | what is the course length | how many weeks does it take |
        how many months does it take | how long does the training last | duration of the courses |
        how many weeks is it | is it a long course | and how long is it |
        how long until I am done |
        what is the total duration | how much time until it is finished | is it weeks or months long |
        which of them is done sooner | the quicker of the two | which course takes less time | how
        soon would I be finished with either | which is the shorter program |
        quickest way to finish a class |
        how many paychecks until I am finished | will I still be studying at Christmas | total
        time from the first to the last lesson | and that goes on for how long | stretched across
        how many weeks or months | how long would I be a student again | when is the finish line`),
      ...questionsIn(`
          weeks for one, months for the other? | how lengthy are they | duration for each | I have
          only until Easter | the longer one is how much longer | span of time | and that one lasts`),
    ],
    text: `The No Code Agentic AI Course takes 6 weeks (${noCode}), the AI/ML/GenAI Engineer course 4 months.`,
    href: engineer,
  },
  {
    questions: [
      "Do I need to code?",
      "Do I need to know how to program?",
      "Programming experience",
      "Is prior programming experience necessary?",
      "Is coding knowledge necessary?",
      "Do I have to write code?",
      "Can I join with no programming skills?",
      "Can I do this without programming?",
      "I have never programmed",
      "Is it for beginners?",
      "Suitable for beginners",
      "Do I need a technical background?",
      "I am not technical, can I take the course?",
      "What are the prerequisites?",
      "Prior knowledge",
      "What do I need to know before?",
      "Too old to learn this",
      "Never wrote a line of Python",
      ...questionsIn(`I'm a baker, I can barely switch on my PC, is this for me | computers scare me |
        zero IT knowledge, could I still follow | will I be the dumbest in the room |
        can a total newbie do that | I studied literature, am I lost there |
        what should I be able to do beforehand | my last math class was thirty years ago |
        I'm 58, am I past it | must I be a programmer | I only know Word and Excel |
        is there an entry test | for dummies? | and with no experience at all? |
        I tried to learn programming once and gave up, would it be the same here |
        do I need programming skills | do I need experience | is it suitable for beginners |
        can beginners join | do I have to know Python | what do I need to know before I start |
        are there any requirements | do I need a degree | I have no technical background |
        can I join without experience | is it too difficult for a beginner |
        I do not know anything about AI | am I too old for this |
        I have never coded, is that a problem | can I do it with zero experience |
        do I have to be technical | what do I need to know | can someone from marketing do this |
        will I be able to follow | do I need a computer science degree | I am 60, is that too old |
        I am a complete beginner, is that fine | must I know how to program | what skills are needed |
        is there something I must learn first | could my grandfather do it |
        is it made for non-technical people |
        do I have to finish one course before the other | is the small class a condition for the
        large one | must I start with no code and then go on | does either course expect that I
        programmed already | retired and curious, can I keep up | do I take them in a certain order
        | I am a secretary near retirement, can I still learn it | what level of knowledge do you
        expect |
        is the simple course needed for the advanced one | I never wrote a line of anything, am I
        out | zero background, realistic? | doctorate in chemistry but no programming |
        I drive a forklift and never typed a command | my hands are good with tools and bad with
        keyboards, do I stand a chance | is it only for nerds | I failed computer class in school
        | what if I am the slowest person there | I have used a computer for mail and nothing else
        | seventy and curious, will I manage | my aunt has never programmed, could she take part |
        am I too dumb for this |
        I am a pensioner and used to lay bricks, could I learn this | my grandchildren say I should
        try AI at my age | is there anything for people over sixty without experience | after a life
        as a craftsman, could AI be for me | spent my life with pipes and wires and not with
        computers | what do you have for somebody who never programmed | all these abbreviations
        mean nothing to me | the technical words are Greek to me`),
      ...questionsIn(`
          I do not get any of this and I am past seventy | my grandchild says I should learn about AI | an
          old lady who wants to learn this | is this something for pensioners | my daughter tells me to
          learn AI, I understand nothing | eighty next year and want to try`),
      ...questionsIn(`
          bakers without patience for code | is there any way around programming | computers were
          never my thing | must one have studied something | I only know how to send mail | is it over
          my head | no clue at all, still fine? | does one have to be clever with machines`),
    ],
    text: `You need not know how to program. In the No Code Agentic AI Course you draw workflows and write instructions; you do not program (${noCode}). The AI/ML/GenAI Engineer course teaches Python from the start, and beginners are welcome.`,
    href: engineer,
  },
  {
    questions: [
      "Who teaches?",
      "Who teaches the course?",
      "Who is teaching the AI course?",
      "Are your instructors experts?",
      "Who are the instructors?",
      "Who is the teacher?",
      "Names of the teachers",
      "Names of the instructors",
      "Are your trainers experienced?",
      "Who will be my mentor?",
      "Is the teacher an influencer?",
      ...questionsIn(`who stands in front of the class | do your teachers know what they are talking about |
        is it taught by a real person or by AI | professors or people from industry |
        I want to look up the trainer before I pay | who gives the lessons | background of the lecturers |
        what are the qualifications of the staff who teach | and who would teach me? |
        so many self-proclaimed gurus, who is behind your lessons |
        does the teacher have practice in the job | who runs the classes | which person do I learn from |
        tutor |
        who is the instructor | who are the teachers | are the instructors experienced |
        who gives the course | what experience do the trainers have |
        can you tell me about the instructors | are the teachers from industry | who is the trainer |
        who will teach me | are the teachers any good | do the teachers have real experience |
        what are the names of the instructors | is it a real teacher |
        tell me about the teachers | who leads the classes | what do the instructors do otherwise |
        are they experts |
        is there a CV of the person who teaches | has the lecturer a public profile | what is the
        name of the woman or man who teaches in the fall |
        am I taught by somebody who does this for a living | will a professor lecture us | who is
        on the other end of the video call | tell me something about the person who gives the
        lessons | do those who teach also build such systems themselves | resume of the trainer |
        and who holds the classes`),
      ...questionsIn(`
        is it a young guy or somebody seasoned | has the lecturer worked outside of school | names please, I
        want to google them | who is the man or woman in front | their names? | may I see who it is before
        paying | credentials of those who lecture | teachers with real jobs? | is it a known person | whom
        will I listen to for weeks`),
    ],
    text: `Expert instructors, who work with the tools they teach, give the classes live online. The site does not name them one by one; the trainings team can tell you more: ${site.trainingsEmail}.`,
    href: engineer,
  },
  {
    questions: [
      "Is there a certificate?",
      "Certificate",
      "Is the certificate accredited?",
      "Certificate accredited by anyone",
      "Do I get a certificate?",
      "Do both courses have a certificate?",
      "Will I receive a certification at the end?",
      "How do I earn the certificate?",
      "What grade do I need for the certificate?",
      "What grade do I need to pass?",
      "What score to pass?",
      "And what do I get if I pass?",
      "Does the certificate count as an academic degree?",
      "University credits for the certificate",
      "Is the certificate useless?",
      "Is it worth anything?",
      "Is the diploma recognized?",
      "Do you certify participants?",
      "Do you issue certificates?",
      "Will employers accept the certificate?",
      "Final exam",
      "What if I fail?",
      "Fail the course with 60 percent",
      ...questionsIn(`do I get a piece of paper at the end | something to show my boss that I took part |
        is there proof that I completed it | will it count toward college |
        can I hang something on the wall | my HR only cares about official papers, is yours official |
        does this make me a certified professional | what happens if my marks are bad |
        do I have to sit a test at the end | and is there a certification for it? |
        what percentage must I reach | is it approved by some authority |
        does everyone get the diploma or only the good ones | is that paper recognised in other countries |
        do I get a certificate at the end | is the certificate recognized | do you give a certificate |
        what do I need to pass | how do I get the certificate | is the certificate accepted by employers |
        is there an exam | what grade is needed | is it an official certificate |
        will I receive a diploma | is the course accredited | what is the certificate worth |
        does it count as a degree |
        do I get something official at the end | is the certificate worth something |
        will my employer recognize it | do I have to pass an exam | what happens if I do not pass |
        what grade do I need | is it accredited | and do I get a certificate | can I get college credit |
        what do I get when I finish | is there something for my resume at the end |
        do you need 80 percent to pass | can I fail | what is the certificate called |
        does it have official recognition | is there a final test |
        is it an academic title | 79 percent, is that enough | just below the limit, do I still get
        it | do I get it for being present | does a university
        take it as credit points | is there a document for what I achieved |
        what if I fail half of the exercises | I mess up the projects, is the certificate gone | bad
        at tests, will I leave empty-handed |
        will I walk away with a document for my personnel file | do I get something that I can
        show an employer | which mark do I have to reach | and what if I only get 70 percent | is
        it the same paper in both classes | recognition by the state | does it make me a licensed
        specialist | average below the limit, what then | what is needed to earn the diploma |
        my company pays me back only with a document that I completed it | the firm refunds the fee
        when I show a paper | HR asks for evidence that I took part | a proof of attendance for my
        employer | our personnel office wants something in writing about my training | what do I
        hand in at work to show that I am through | my supervisor asks for a confirmation that I
        finished the course`),
      ...questionsIn(`my employer wants to see that I completed it | evidence of passing for human resources | they
        only refund me if I show that I made it | something to show that I attended and passed | a
        document saying I succeeded | how do I demonstrate to the office that I finished`),
      ...questionsIn(`
          my manager wants evidence that I went through with it | a paper that shows I completed it |
          something in writing at the end | proof of completion for human resources`),
      ...questionsIn(`
          a degree? | is it a degree | my boss wants something that proves I
          finished | the company pays if I bring proof of completion | paper to show that I took part until
          the end | a proof for my manager that I did it | evidence for my employer that I passed | degree
          or only a certificate`),
      ...questionsIn(`
        for my annual review I need something signed | do I get a diploma on the wall | HR refunds only on
        proof | how many points to pass | something official at the end yes no | in each of them a paper? |
        does the short one have it too | and the other one, same condition? | which of the two ends with a
        document | what do both hand out | neither is a degree, right | no diploma from a college? | who
        stands behind that paper | is there a university involved | is any institution backing it | does my
        ministry accept it | eighty percent in both? | what is left in my hands afterward | a sheet for the
        tax office or HR | and in the agents course, is it the same rule | does the state recognize it`),
      ...questionsIn(`
          the agents one too? | and for the no code, what must I reach | some paper when I finish
          either | what do I take home in my hand | and what is she given at the end`),
    ],
    text: `Both courses end with a Certificate of Completion for a grade of 80% or more, in work that your instructors have assessed: ${noCode} and ${engineer}. It is a course’s certificate: the agreement of the No Code Agentic AI Course says that its certificate is neither an academic degree nor a professional license, and the site does not name a body that accredits it.`,
    href: agreement,
  },
  {
    questions: [
      "Is the certificate printed or a PDF?",
      "Certificate on paper or digital",
      "Certificate by post",
      "Certificate to add to LinkedIn",
      "When do I get the certificate after the course?",
      ...questionsIn(`do you mail me the certificate or do I download it | can I frame it |
        how soon after the last class is the certificate sent | is there a badge for my profile |
        can I have a hard copy of the certificate |
        does the certificate have a QR code or a number to verify |
        is my name on the diploma spelled as I enter it | what does it look like |
        electronic or paper certificate | do you ship the certificate to India |
        I need the certificate by the end of the month for an application, when does it come |
        is the certificate signed | how will the certificate get to me |
        do I get the certificate as a PDF | can I put the certificate on LinkedIn |
        when will I receive the certificate | is it a digital certificate |
        do you send the certificate by mail | how is the certificate delivered |
        how do I get my certificate | can I download the certificate | when is the certificate issued |
        is there a digital badge |
        my diploma has not come yet | I completed everything and still have no certificate, whom do
        I write to | the paper you promised never arrived |
        will a sheet of paper come in the mail | can the number on it be checked by an employer |
        a file or something to hang up | what is printed on the certificate | I would like to post
        it on my profile, how does it arrive`),
      ...questionsIn(`
          post it on my profile | for my profile page, is it an image | does it arrive by mail or
          email | how long after the last lesson is it issued | can somebody verify that it is real |
          will it have a seal | a file, a link or paper | something for my online CV, in what form`),
    ],
    text: `The site does not say in which form the certificate comes. The trainings team can tell you: ${site.trainingsEmail}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "Are the classes recorded?",
      "Is the class recorded?",
      "Can I watch the recordings later?",
      "Can I rewatch a lesson?",
      "How long may I rewatch lessons?",
      "Recordings",
      "What if I miss a class?",
      "I would miss some classes on Tuesdays",
      "What if I cannot attend a live session?",
      "What happens when I miss a session?",
      "Am I lost if I miss a lesson?",
      "Recordings of the lessons",
      "I work nights, are they recorded?",
      "Catch up on classes",
      "On vacation for a week",
      ...questionsIn(`what if I can't make it one evening | can I see it again later |
        I work shifts at the hospital and won't be there every time | is there a replay |
        I fell ill, what about the lessons I did not see |
        I would like to watch at two times speed afterwards |
        my kid might get sick and then I have to skip | can I catch the video the next day |
        I am a slow learner, can I look at a lesson twice | and if I don't make it on time? |
        videos of past lessons | I fly a lot and will be absent now and then |
        is it a problem to be away for a few evenings | do you tape the sessions |
        are there recordings | can I watch the classes later | what happens if I miss a class |
        do you record the lessons | can I see the recordings afterwards | I cannot attend every class |
        are the sessions recorded | what if I miss a session | how long can I watch the recordings |
        can I catch up on a missed class | I am traveling during the course |
        and if I miss one | what if I am sick | what if I have to work that evening |
        can I rewatch the classes | I will be on vacation for one week | do you record everything |
        is it bad to miss a lesson |
        can I see what I missed | I cannot be there every time |
        what if something comes up on a class day | can I go through a class again |
        is it a problem if I skip some classes | are videos available later |
        the lesson is at night where I live, can I see it the next morning | which of the courses
        tapes its lessons | live is impossible for me, are there videos | evenings never work for me, could I
        learn from the recordings | is it fine to see everything afterwards | I cannot be there live
        at all |
        I fall asleep at eight, can I see it at breakfast | must I be present every single time |
        the baby may cry in the middle of a lesson, what then | I have a night job, so could I use
        films of the lessons | what about evenings when I am on duty | and if I sleep through one
        | does absence matter | there is a wedding in that week, is it on video | repeat a lesson
        that I did not understand | watching after midnight when the house is quiet`),
      ...questionsIn(`
        I doze off at night, can I see it again | replay next morning | kid sick, lesson missed, now what |
        shift work, hence absences in either | do I lose what I was not there for | which one lets me rewatch |
        missed evenings | I sleep during class hours | is there something to replay | away on a ship for three
        weeks`),
    ],
    text: `In the AI/ML/GenAI Engineer course every session is recorded and available on demand, for life. Classes of the No Code Agentic AI Course may be recorded, and recordings that we share with your cohort count as its materials (${agreement}).`,
    href: engineer,
  },
  {
    questions: [
      "Are the courses online?",
      "Is it online or in person?",
      "Is the training remote?",
      "Where do the classes take place?",
      "Are classes live or self-paced?",
      "Can I take it from another country?",
      "Do you teach on Zoom?",
      "At my own pace",
      "Classroom in Texas",
      ...questionsIn(`do I have to travel | can I do that from home | I live in Nigeria, is that possible |
        is there a classroom or only the internet | can I sit on my couch and follow |
        do I have to move to Texas for it | are these just videos that I click through |
        is it on Teams or on Zoom | on site? | virtual? | which place do I have to go to for the lessons |
        and where is that held? | can I go through it whenever I like, at midnight for example |
        can someone from Canada take part | distance learning |
        is the course online | are the classes live | is it in person | where is the course held |
        can I attend from abroad | do I have to come to Texas | is it self-paced |
        are the lessons on Zoom | can I join from another country | is it a video course or live |
        so it is online, right | do I have to be there in person | can I do it from India |
        is it live or prerecorded | where do we meet | can I learn at my own speed | is it on Zoom |
        do you have classrooms |
        can I take part from home | do I have to go somewhere | is it a live class with a teacher |
        could I join from Europe | is everything over the internet |
        do you have rooms in Dallas | can somebody in Africa or Asia take part | what if I live far
        away from Texas | remote only? | with a living teacher or only clips |
        must I live in the United States | do I need to get on a plane | from my kitchen table, is
        that possible | I am in Manila, would I be able to join | is there a building where it
        happens | the nearest town is far away, does it matter | can I be in any country | and I
        follow it from home |
        I work in Vienna, may I take part from here | a technician from Poland who would like to
        participate | outside of the USA, can I be a participant | I am an engineer in Brazil and
        want to follow your lessons | does it matter that I live in Germany | participation from
        Europe possible?`),
      ...questionsIn(`
          must I fly in | is there any part for which I travel | is a flight to Dallas needed |
          any day on which I come over in person | a trip to America for it | just from my desk
          at home?`),
      ...questionsIn(`
        wheelchair user, do I have to go anywhere | is it by video call | I am in Lagos, ok? | in town or on
        the web | city? | do we ever see each other in a room | online, yes or no | is it on the screen only |
        I am in Kenya | must I be in America for it | which place | live stream or campus | through the
        internet, correct?`),
      ...questionsIn(`
          kidding aside, is it remote | can it be done remotely | on the internet or in a town |
          remote, both of them? | in a city or on the screen`),
    ],
    text: `Both courses are live online classes: ${noCode} and ${engineer}. Corporate training is scheduled around your shifts, releases and time zones.`,
    href: corporate,
  },
  {
    questions: [
      "Do you help me find a job?",
      "Help with job hunting",
      "Is there career support?",
      "Do you guarantee a job after the course?",
      "Will I get a job?",
      "Will you get me hired?",
      "Do you help with my resume and interviews?",
      "Job placement",
      "Salary after the course",
      "Career change",
      "Do graduates find work?",
      ...questionsIn(`I want to leave nursing and do something with computers, will this land me a position |
        what are my chances afterwards | will I make more money with that |
        do you know companies who are looking for people | can you look over my CV |
        I was laid off, would this help me get back to work | what happens with my career after it |
        and would I find work with that? | do employers come to you |
        will you prepare me for job interviews | job guarantee | how many of your students got employed |
        I want to switch fields at 40, do you support that | does it lead to a job |
        will you help me get a job | is there job support | do you offer career help |
        can I find a job after the course | do you help with interviews |
        what jobs can I get after the course | is a job guaranteed | will this course get me hired |
        do you work with employers | how much can I earn after the course |
        and will I find a job | do you help me after the course with jobs | what are my chances of a job |
        I want to change careers | do you help with my CV | do companies hire your graduates |
        what can I earn afterwards |
        do you support job search | can you get me a job | is there a job at the end |
        help with applications and interviews | will employers hire me after that |
        do you connect me with companies |
        will you place me with an employer | I want to become a developer, will I be hired
        afterwards | does a school leaver find work after that | do you find a position for
        graduates | help to get my first tech job | percentage of graduates with a job |
        employment rate after the program | what share of participants gets a position | will it pay
        off with a better job |
        I want out of retail, will this open a door | does it end with an employment contract |
        will firms hear of me through you | somebody to practice interviews with | a hand with my
        application papers | so the job is certain | what comes after graduation, work wise |
        introductions to employers | can you promise that I will earn more`),
      ...questionsIn(`
          which course helps with finding work afterward | support with the job search after a class |
          does one of them come with a career service |
          what do you do for me besides the lessons so that I find a job`),
      ...questionsIn(`
        a friend claims that one is hired for sure afterwards | is a six-figure salary certain | they say you
        promise a position | guaranteed employment, true? | hired at 100k after it | is a job in the deal |
        out of work since March, does it change that | does somebody hire me then | will anybody open doors |
        what do you do for job seekers | my husband needs employment, not a hobby | is there a career service
        in either | kindly tell what placement help you give | and will he have a position when he finishes |
        do you place my son in a company afterwards | does she get work through you at the end of the course |
        after the class, do you find one a job | work guaranteed for graduates? | you get them employed
        afterward?`),
    ],
    text: "The AI/ML/GenAI Engineer course includes career support: resume review, interview preparation and a hiring-partner network. We do not promise a job.",
    href: engineer,
  },
  {
    questions: [
      "How do I enroll?",
      "How can I register for the course?",
      "How do I sign up for a course?",
      "I want to enroll",
      "Where can I register?",
      "How do I buy the course?",
      "How do I find out the start date?",
      "Where do I sign up?",
      "Reserve a seat",
      "Secure my place",
      ...questionsIn(`ok I'm in, what do I click | sign me up | count me in | where is the button to join |
        how do I get a spot | I'd like to book it now | what do I have to do to take part |
        I made up my mind, what now | can I put my name down | and how would I join? |
        my wife wants to register me as a birthday present, how does that go |
        what are the steps to become a student | hold a seat for me please | take my registration |
        how do I register | how can I sign up | where can I enroll | I want to join the course |
        how do I book a place | what are the steps to enroll | where is the registration form |
        I would like to register | how do I reserve my place | I want to buy the course |
        ok how do I join | I want to sign up | where do I register | how do I get a seat |
        what do I have to do to enroll | I am ready to sign up | sign me up please |
        how can I take part | what is the way to register | can I reserve a seat now |
        I would like to enroll my son | what happens when I click enroll | how do I become a student |
        where's the link to get started with a class | I am convinced, let me in | which button do I
        press to take part | how do we get my brother into a class |
        ok take me | I have decided, what is the first step | what must be done so that I am part
        of it | where do I leave my name for a class | and how do I get in | good, then write me
        down | how does one become a participant | show me the way to register |
        I want the small one, where do I put my name | how does one get into the six weeks`),
      ...questionsIn(`
          take my money | what is the procedure | I said yes, now what | where do I put my signature |
          let's go | enrolment | my turn to join, how | dad says fine, what is the next step`),
    ],
    text: `For the No Code Agentic AI Course choose a plan at ${noCode}, accept the agreement and continue to payment. For the AI/ML/GenAI Engineer course register with the form on its page; the trainings team (${site.trainingsEmail}) answers with dates and price.`,
    href: engineer,
  },
  {
    questions: [
      "Which course is right for me?",
      "What is the difference between the two courses?",
      "There are 2 AI courses, what is the difference?",
      "Which course should I choose?",
      "Which one is better for me?",
      "Which one of both?",
      "Compare the no-code course and the engineer course",
      "No code or engineer?",
      ...questionsIn(`I can't decide between the two | what would you recommend for a marketing person |
        I run a shop and have little time, which of them would you take | help me choose |
        what sets the short one apart from the long one | is the longer one better |
        I want to switch to tech for good, which of these suits me | which one fits my background |
        I am torn | what would you advise a complete newcomer, this or that | pros and cons of both |
        do I take the easy one first and then the big one | and which of these is for somebody like me? |
        which course should I take | what is the difference between the courses |
        which course is better for beginners | which course do you recommend |
        how do the two courses differ | should I take the no-code course or the engineer course |
        which one suits me | I am not sure which course to choose | which course is best for my job |
        which of your courses fits a manager |
        which one should I choose | what do you recommend for me | I am a nurse, which course fits |
        what is better, no code or engineer | I do not know which one to take | how are they different |
        which one is easier |
        help me decide which course | which of the two should I pick | what course suits a beginner |
        I work in sales, which course is for me | what is the difference between no code and engineer |
        I want to invent bots for my HR work, which course is it | I am an entrepreneur without a
        programmer, what do I take | I would like to
        become a programmer, which one is mine | I only want to sort mails and applications
        automatically, what should I study | both look good, what now | a student at college, which
        one makes more sense | would the other course suit a developer better | which one if I know
        Java already | an experienced programmer, is no code too easy for me |
        I am a bookkeeper who hates programming, which one | I love puzzles and could imagine to
        program, which one | a warehouse manager with no time, what should he take | which of them
        leads to a new career | which one needs less effort | I want my paperwork to do itself,
        what should I learn | which is more technical | I only want to understand what our data
        people say, which class | is the four month one too much for a team leader | what would
        change if I took the other one | the more practical of the two |
        receptionist at a hotel, sick of copying bookings | I work in a town hall and want fewer
        forms | a paralegal who would like to build small helpers | chemist, wants to work with
        models | insurance clerk without a technical bone | a
        translator afraid for her job, what should she learn | electrician who likes to tinker |
        which class for a curious mechanic | I sell cars and want my follow-up mails done by a
        bot, what do I learn | mother on leave who wants a new trade | would like to be a data
        scientist one day |
        I lost my job in a shop and want to start over with machine learning, no background | where
        does somebody begin who wants a technical profession | the factory closed and I am looking
        for a new trade in computers | I sell houses, which of them would be of use to me | I make
        websites and clients ask for bots, which class | spreadsheets are my world but programming
        frightens me | I want a bot that knows our manuals, in which class do I learn to make one |
        the quickest class for somebody who wants to make chatbots from documents | forty and
        starting from scratch in tech | is there a basic and an advanced class | former cashier,
        would like to work with models | I deal with policies and claims all day, which of the two |
        a typist whose work will soon be done by machines, what could she learn | I need a second
        profession that has to do with words and AI | proofreader of fifty who wants a fresh trade |
        my occupation is dying out, which class gives me a new one | I am ready to study hard for a
        new start, what do you propose | my job will be automated, how do I get on the other side`),
      ...questionsIn(`
          I am burnt out in my profession and look at ai, where do I begin |
          a nurse who would like to change careers | from the hospital into it |
          I want a new job in ai, what do I take first | complete change of profession`),
      ...questionsIn(`
          no money, no code, but a new career, where do I start | I want another career and cannot program |
          new profession without programming skills | out of work and want something new`),
      ...questionsIn(`
        the short or the long one for a dentist | I type invoices all day and never programmed, choose for me |
        developer of ten years, which is not boring | what for me, no tech | team lead in advertising, wants
        reports to make themselves and no developer career | which leads away from spreadsheets and into
        models | reporting analyst, good at SQL, aims at machine learning | the one without programming, which
        is it | I have no patience for code, so which | long or short for somebody like my sister | why that
        one and not the other | why not the long one | and why not the short one | which is meant for people
        who run a small business | I own a cafe and have few hours, what suits | difference long short | two
        names, what is behind them | become a software person or just automate things | data person who wants
        to move up | I have no wish to be a developer | where do I land if I want to build models | which is
        for career changers | one sentence on each, please | the two side by side`),
      ...questionsIn(`
        the inbox of my store overflows and a bot should reply, no code please, which class | robot that
        answers mails, I refuse to program | what do I book as a shopkeeper who cannot code | slow learner
        with a small firm, no wish to program | out of a job soon, wants to program for a living | I want to
        earn my bread as a programmer | two employees, no time, no code | explain me the two | what is not the
        same in the two | I am a craftsman and my knees are done, which one suits me | a tradesman who never
        coded, what would you put him in | which of the classes for a fifty-year-old beginner | my daughter
        says I should learn AI, but which | new start after manual work, which course | never touched code,
        short or long one?`),
    ],
    text: `To build agents without programming, take the No Code Agentic AI Course: 6 weeks (${noCode}). To become an engineer, from first Python to models and agents, take the AI/ML/GenAI Engineer course: 4 months (${engineer}). The trainings team tells you which one fits.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "Can I take both courses?",
      "Both courses at the same time",
      "Take the two courses one after the other",
      ...questionsIn(`could I do the short and the long one in parallel | two of your classes at once, is that too much |
        first no code and then engineer, do you allow that | I want to enroll in everything you have |
        is it wise to attend both in the same fall | do the two timetables clash | a package of the two courses |
        can I combine no code with the engineer course | is there a bundle price for both | both together |
        beginner class and afterwards the advanced one, a good plan? | does it make sense to go from
        the short to the long course | one after another, would you recommend that |
        start with agents and go on with Python next year | would I profit from doing the two | is
        there a combined price when I take the pair | may a person enroll twice, once in each | is
        the second one still useful after the first`),
      ...questionsIn(`
          warm up with the little one before the big one | a rebate for the pair | cheaper when I book
          two | one this year, one next year | may I do them in sequence | anything off if I come back
          for the second`),
    ],
    text: `The site does not say whether you can take both courses at once, and names no price for both. The No Code Agentic AI Course has four evening classes a week for 6 weeks (${noCode}); the AI/ML/GenAI Engineer course takes about 7–10 hours a week for 4 months. Ask the trainings team: ${site.trainingsEmail}.`,
    href: engineer,
  },
  {
    questions: [
      "Should I learn it myself or have it built?",
      "Build it myself or let you build it?",
      "Take the course or hire you for the automation?",
      ...questionsIn(`do I make the helper for my office myself or do you make it | learning or ordering, what is better |
        is it wiser to take a class or to give you the job | a course or a finished solution |
        my practice drowns in mail, class or custom work | small firm, do we teach ourselves or pay somebody |
        would you rather teach me or do it for me | can you just do it instead of teaching it |
        we are only four, do it on our own after a course or leave it to you | self-made or made by you`),
      ...questionsIn(`
          do I become the expert or do I call you in | no time to study, can you deliver it ready made
          | my cousin says to outsource it, I would rather learn | teach me to fish or sell me the
          fish`),
    ],
    text: `Both are possible: people who run a process can build small automations and agents themselves after a course like the No Code Agentic AI Course (${noCode}). If you would sooner have it built, our work on AI automations (${urls.aiAutomations.path}) begins with walking through the process as it runs today.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "How are you different from other course providers?",
      "Why should I learn with you?",
      "Compared with Coursera or Udemy",
      "There are free tutorials",
      ...questionsIn(`I can learn all that from YouTube | what do you do better than other academies | why not a cheap video course |
        are you better than a university class | everything is online for nothing, why would I give you money |
        what makes your trainings special | advantages of your classes over a book | I could teach myself with ChatGPT |
        what do I get here that a free tutorial does not give me | your competitors charge less, why choose you |
        why should I trust an online bootcamp | online academies are all the same, what about yours |
        convince me | what do you have that a bootcamp elsewhere does not |
        I get a dozen ads for such classes each day, why yours | my friend says that courses like
        this are a rip-off | what would I miss if I learned it from books | give me one reason to
        choose you | is there a difference to a subscription with a thousand videos |
        DataCamp costs less, so why here | others sell nanodegrees for less money | why you and not
        Udacity | what speaks for you compared with a big platform | there are cheaper ones on the
        web`),
      ...questionsIn(`somebody else offers this for a fraction | elsewhere it is much cheaper | another school has
        the same for less money | why pay you when there are cheap videos | the others take 200, you
        take a thousand`),
      ...questionsIn(`
          yet another bootcamp | my last online class was a waste | why should I believe that yours is
          better | one more school that prints diplomas | what makes it more than videos | I was burnt
          before by an academy`),
    ],
    text: `Classes are live, with instructors who work with the tools they teach, and you build projects of your own: agents in the No Code Agentic AI Course (${noCode}), programs and models in the AI/ML/GenAI Engineer course (${engineer}). Access to materials and recordings is for life, and a grade of 80% or more earns a certificate. The site does not compare itself with other providers.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "How is the grade made?",
      "How do you grade?",
      "How am I assessed?",
      "What counts toward the grade?",
      ...questionsIn(`do exercises count for the mark | who gives the marks and by what | is the grade from tests or from projects |
        how is my score calculated | by which rules are we marked | do I have to pass quizzes to reach 80 | how is it graded |
        what do I have to do for a good mark | is taking part enough for a good grade | how are points given |
        do they check homework for the grade | who decides whether I reach 80 percent |
        what goes into the percentage | where do the 80 percent come from | are points taken off
        for absence | do I have to sit a written test for the grade | who marks my work | and how
        is that number worked out`),
      ...questionsIn(`
        who hands out the marks | do quizzes decide | is being there enough for the score | what do I have to
        hand in to reach eighty | who puts the marks | what is counted | is it strict | how are the percents
        composed | marking scheme | who judges it | is a grade given per project`),
    ],
    text: `In the No Code Agentic AI Course the instructors explain at the start of the cohort how projects and exercises count toward the grade (${agreement}). In the AI/ML/GenAI Engineer course the certificate takes an active part and 80% or more across the assessments (${engineer}).`,
    href: agreement,
  },
  {
    questions: [
      "Should I train my people or hire specialists?",
      "Train or hire?",
      "Build skills in the company or bring in freelancers",
      ...questionsIn(`do we teach our own staff or borrow an expert | is it smarter to educate my analysts or to get someone who knows it already |
        we lack skills, what is the quicker way | internal or external people for our AI project |
        should we wait until our team has learned it | rent an engineer or make one out of our own people |
        upskilling versus contractors | our team cannot do it yet, what do you advise |
        our staff could learn it but we need results this quarter | someone new or someone we have
        | is it quicker to borrow a specialist than to teach | is it cheaper in the long run to
        educate our own people | we argue whether to recruit or to educate |
        training takes too long, we need somebody now | no time to teach anyone, we want a finished
        expert | we cannot wait until our people have learned it | four months are too long for us,
        is there a ready person | an ML expert right away in place of a course`),
      ...questionsIn(`
          unsure whether we hire or teach our own | an outsider or a course for my own two people |
          what do you have for either way`),
      ...questionsIn(`
        new hire or night school for my two analysts | grow our own or buy in | an expert costs more than a
        class, does it not | should our juniors be taught or replaced | teach my two admins or get a
        ready-made person | either a class for them or a pro from outside | weighing up schooling against
        hiring | do I send them to learn or bring in someone who can`),
    ],
    text: `Both are possible: a program teaches your own people (${corporate}), and our talent network brings in specialists for a few hours, a phase or the whole project (${urls.talentForClients.path}). Describe the work, and we tell you what a first step together would involve and cost.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "What projects will I build?",
      "Which projects are in the course?",
      "Are there hands-on projects?",
      "Is the course practical?",
      ...questionsIn(`do we make something real or just listen to theory | will I have something for my portfolio |
        I learn by doing, is it like that | what do I have to show afterwards |
        is it all slides and talk | examples of what participants make | do we work on real cases |
        I don't want dry lectures | do I get to try things out myself | and what would we make there? |
        exercises | can I choose a topic of my own for my project | how much of it is practice |
        are there projects in the course | what will I build | is it hands-on |
        do we work on real projects | do I get a portfolio | is the course more theory or practice |
        what kind of projects are there |
        do we build something real | is it practical or theory | will I have projects to show |
        what do we make in class |
        do I make things myself | is there a project at the end | how practical is it |
        do we only watch slides | will I have my own things to present | does it end with a
        presentation | do participants show their work on the last day |
        I forget everything that I do not do with my hands | will I have something running on the
        last day | homework or real things | something to put into my portfolio | and what do I
        make with it | will I produce anything useful | show and tell at the end |
        and for my portfolio | something to hand to a recruiter`),
      ...questionsIn(`
          what is there to show at the end | practice or chalk and talk | pieces for a portfolio in
          either | my own idea as a project? | something tangible from a class | what can I put on the table for a
          client`),
    ],
    text: `In the AI/ML/GenAI Engineer course you finish four guided projects and a capstone whose subject you set yourself. In the No Code Agentic AI Course each module ends in something you can use, and its last class presents your prototype (${noCode}).`,
    href: engineer,
  },
  {
    questions: [
      "How much time do I need each week?",
      "How many hours a week does the course take?",
      "What is the weekly workload?",
      "Weekly time commitment",
      "Can I take the course while working full-time?",
      "Doable while working 9 to 6",
      "How much time should I plan?",
      "Can I do it next to my job?",
      "Homework",
      "I have two kids and a job",
      ...questionsIn(`I have a full-time job, a husband and a dog, is that realistic | how many evenings go into it |
        will it eat up my weekends | I work 50 hours already, could I manage |
        is there a lot to do between the lessons | do I have to quit my job for it | how intense is it |
        what is the load like | hours per week? | and how much do I have to put in? |
        can a busy mom do that | I am studying at college, can it run in parallel |
        how many hours should I block in my calendar | do you give assignments to do at home |
        how many hours per week | how much time does it take per week |
        can I work full time and do the course | what is the workload | is there homework |
        how much time do I have to spend | can I do this next to my job |
        how much studying is it per week | is it possible with a full-time job |
        how much work is it | can I do it while working | I work full time, is it possible |
        do we get homework | how many hours do I need | how busy will I be |
        is it a lot of work | how many evenings | does it fit with a job | can I manage it with children |
        what is the time commitment | how much is there to do at home |
        is studying at college and your course too much together | can a shift worker fit it in |
        how many nights are gone each week |
        with two jobs, would I manage | how much is left of my week | do I need to take leave from
        work | can a father of four do that | how many hours of study on top of the lessons | is
        that a lot of effort | what would my evenings look like | and besides work`),
      ...questionsIn(`
        caring for my father, how much does it eat | after the evenings, how much more at home | I work 45
        hours, will it break me | is the weekend gone | my week is full already | how much of it is live |
        what would be left for my family | how demanding are they | hours at the desk per week | single
        parent, two jobs, possible?`),
    ],
    text: (dates) =>
      dates.next["no-code"].open === null
        ? "Plan about 7–10 hours a week for the AI/ML/GenAI Engineer course, most of it live lessons. The No Code Agentic AI Course has four live classes a week, and projects between them."
        : `Plan about 7–10 hours a week for the AI/ML/GenAI Engineer course, most of it live lessons. The No Code Agentic AI Course has live classes ${dates.next["no-code"].line.schedule}, and projects between them.`,
    href: engineer,
  },
  {
    questions: [
      "Do I keep access to the materials?",
      "How long can I access the course materials?",
      "Is access lifetime?",
      "Lifetime access",
      "Do I have lifetime access to recordings?",
      "Can I download the materials?",
      "Will I still see the stuff next year?",
      "Access after the course ends",
      "Is that forever?",
      ...questionsIn(`can I look things up again in two years | do you lock me out when it is over |
        until when can I open the slides | does my login expire | once it ends, is everything gone |
        can I save the documents to my disk | how long do I have the stuff |
        and afterwards, can I still get in? | I forget quickly, can I come back to the lessons later |
        will I get the newer versions too | for how many months is it unlocked |
        will I lose it all after the last day | does access run out |
        how long do I have access | is there lifetime access | can I use the materials after the course |
        do I keep the materials | how long can I use the materials | will I have access later |
        can I download the slides | does the access expire |
        can I look at it again next year | and for how long do I have access | do I have access forever |
        can I download everything | what happens to my access afterwards |
        how long can I log in | do I lose the materials later | are the materials mine to keep |
        is there an end to my access |
        are the handouts gone when the course is over | will my documents disappear | is what you
        teach updated, and do I see that | will the lessons be old in two years |
        may I look it up when I need it at work next spring | do the documents vanish | do I have
        the videos until I die | is there a date when you shut me out | and afterwards, can I
        still open everything | will the slides from the first round stay with me | are they still
        there in five years`),
      ...questionsIn(`
        when the six weeks are over, do I still see the slides | in 2030 still there? | till when may I open
        it | until when | ten years from now | can I go back to it as a refresher | does the door close | how
        long is my login good for | retain the videos`),
    ],
    text: "Access is for life in both courses: to the materials of the No Code Agentic AI Course, and to the recordings and updates of the AI/ML/GenAI Engineer course. It does not end with your cohort.",
    href: agreement,
  },
  {
    questions: [
      "Is it free?",
      "Free course",
      "Anything for free",
      "Anything free before that",
      "Can I try before I buy?",
      "Can I try the course for free?",
      ...questionsIn(`is there something that costs nothing | I'm broke, anything I could take without paying |
        can I have a taste first | I never buy a pig in a poke, can I see it before I pay |
        sample lesson | may I sit in on one class to see if I like it | do you have a trial | gratis? |
        what can I learn here without spending money | does it cost anything at all |
        and is there something for nothing? | a test lesson please |
        can I look around before I spend anything | any free material to read |
        is there a free course | is there a free trial | can I try it first | is anything free |
        can I test the course before paying | do you have a free lesson | are there free materials |
        can I attend one class for free |
        is any of it free | do you have anything free | can I try it out | is there a trial |
        can I see a sample lesson | do I have to pay for everything |
        do I have to pay | what can I get for free | is there a way to test it |
        can I see a class before I buy |
        is there an event to look at it before paying | a first look without cost | can I watch one
        session to find out if it suits me | preview before I spend my savings | taster |
        I have no money at the moment, what can I do here | a sample before I spend so much |
        things on your site that cost nothing | what would I get without a credit card | let me
        try a bit first | and without paying | a class to test it out | zero budget, anything for
        me`),
      ...questionsIn(`
        look first, pay later? | a try-out lesson | no money this month, what can I get | let me sniff first |
        a glimpse without obligation | costs nothing, does that exist here | I want to look before I sign
        anything | no budget this year | demo lesson | a look inside beforehand`),
    ],
    text: (dates) =>
      dates.next.webinar.open === null
        ? `${fullWebinar(dates)}The free webinar shows how the No Code Agentic AI Course works before you pay for it; its next date will be announced at ${noCode}. The articles at ${urls.blogs.path} are free too.`
        : `The free webinar on ${dates.next.webinar.line.starts} shows how the No Code Agentic AI Course works before you pay for it: register at ${noCode}. The articles at ${urls.blogs.path} are free too.`,
    href: noCode,
  },
];
