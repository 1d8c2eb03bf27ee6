import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { engineerCourse } from "../../training/ai-ml-genai-course.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";

const about = "engineer";
const href = urls.aiMlGenAiCourse.path;
const tools = engineerCourse.tools.items;

/** What is asked of the lessons from a number on, until the next one. */
const askedOfLessons: readonly (readonly [first: number, questions: string])[] = [
  [
    1,
    `what comes in the first lessons | the first block | loops and functions, when do we learn those | when do we write our first program |
    what do we start with in the engineer course | lists, dictionaries and files in Python | variables and conditions | the opening weeks of the engineer course |
    how does the long one begin | if statements and loops, when | the very basics | errors and debugging |
    what happens on day one of the coding | how gently does it begin | my son fears the start,
    what are the first two weeks like | dictionaries, tuples, sets | do you explain what a
    function is | reading a traceback | setting up an editor and notebooks | which hand-holding is
    there at the outset`,
  ],
  [
    8,
    `is Git taught at the beginning | NumPy arrays, which lesson | when do we draw charts | how soon do I train my first model | classes and modules in Python |
    version control lessons | Pandas tables, which lesson | what is the first project |
    in which lesson does machine learning begin | the first model, when | plots and charts | train and test data | where do arrays come in |
    commits and branches | when will a beginner see a first prediction | is there a repository
    that I have to keep | spreadsheet-like tables in code | from lesson 8 on | broadcasting and
    indexing | virtual environments |
    merging work of several programmers, would I find out how that goes | my team talks of commits
    and I have no idea | what colleagues mean by repository | reviews and branches for somebody
    who only nods along | git for people who never used it`,
  ],
  [
    16,
    `second block | cleaning messy data, is that taught | missing values and outliers | when is SQL taught |
    feature engineering | do we learn to merge tables | how to prepare data, which lessons | statistics lessons |
    tables with holes | joining tables | do you teach queries | outliers in my data | what comes after the basics | numbers and categories, how to encode them |
    our files are a mess, do you show how to tidy them | pulling records out of a database | is
    SELECT and JOIN in there | duplicates and blanks in columns | I query databases at work, is
    that in the syllabus | right after Python, what | scaling and encoding | mean, spread and
    correlation`,
  ],
  [
    23,
    `linear regression, which lesson | gradient descent | decision trees | k-means and PCA | naive Bayes | which lessons are about classic algorithms |
    logistic regression | clustering, is it taught | unsupervised learning |
    the old algorithms | nearest neighbors | grouping customers without labels | trees | the second project |
    k-NN | which simple methods are taught first | before neural stuff, what algorithms |
    predicting yes or no with probabilities | the loss function | comparing four classifiers |
    segmenting clients | does somebody explain gradient descent slowly`,
  ],
  [
    30,
    `precision and recall | how do I tell if a model is good, is that part of it | third block | cross-validation | ROC curves | confusion matrix | F1 score |
    regularization | does the course explain how to judge a model | pipelines and data leaks | bias and variance |
    what comes after the classic algorithms | is my model any better than guessing | choosing a threshold | overfitting | a test set that is fair | evaluation block |
    what would a statistician get out of the third block | lessons between 30 and 40 | I know R
    and SAS, which part is on judging models | from lesson thirty on, what is it about | how to
    validate a model, taught where |
    accuracy is not everything, do you go there | how trustworthy is my score | recall versus
    precision | time series splits | a model that cheats on its own test | leakage | residual
    plots | is measuring a model properly taught |
    where do you teach how to assess a classifier | true positives and false alarms | judging
    classifiers, which pages of the plan | part on assessment of models | I lecture on statistics
    and look for the evaluation section`,
  ],
  [
    36,
    `random forests and gradient boosting | XGBoost | tuning of hyperparameters | SHAP values | imbalanced classes | ensembles | explaining a prediction, is it taught |
    grid search, which lesson | rare classes in the data |
    boosting | many trees | why did the model decide that | rare fraud cases | tuning | the third project |
    lessons up to 41 | between thirty-six and forty-one | Shapley values, are those explained |
    forests | LightGBM and friends | why the loan was refused, can the model tell | one in a
    thousand cases is positive | finding the best settings | bagging | error analysis report | the
    third guided piece of work`,
  ],
  [
    42,
    `fourth block | neural networks, which lessons | backpropagation | convolutional networks | when do we use TensorFlow for the first time | optimizers and learning rates |
    dropout and early stopping | computer vision, is it in the course | image recognition lessons | deep networks, from which lesson on |
    what a computer sees in a picture | recognize things on photos | when do deep networks start | neurons | GPU training loops | transfer learning |
    find defects on photos | camera pictures in quality control, is that taught | CNNs | we take
    photographs of every part, do the lessons deal with images | inspecting surfaces by camera |
    visual inspection with neural networks | what is lesson 43 called | name of lesson 46 |
    layers and weights | perceptron | PyTorch comes when | from which week on is it deep | batches
    and epochs | reuse a network that somebody else trained | telling cats from dogs | autodiff`,
  ],
  [
    48,
    `attention mechanism | when do transformers come up | BERT and GPT | word embeddings | recurrent networks | NLP lessons | natural language processing |
    which lessons deal with language models | tokens and TF-IDF | Hugging Face pipelines, which lesson | sequence models | self-attention |
    how does ChatGPT work inside | my nephew speaks of transformers | turning words into numbers | are language models explained | sentiment of texts | tokens |
    at which number does attention begin | what happens inside a chatbot, lessons please | LSTM |
    BERT | meaning of words as vectors | how machines read | model cards and tokenizers | I want
    to understand transformers, where | the language part starts when`,
  ],
  [
    54,
    `LoRA | diffusion models | are pictures generated in the course too | the OpenAI API | adapting an open model to my texts |
    prompt design in the engineer course | can I train my own GPT afterwards | structured output lessons | generating images with AI, is it a subject | adjusting a model to my own data |
    draw pictures with a model | make images | teach a model my own style of writing | calling GPT from a program | cheap fine-tuning | what an API call costs |
    adapters for fine-tuning | is fine-tuning with few parameters part of the curriculum | QLoRA
    and the like | train only a small part of a large model | does the syllabus have fine-tuning
    methods | pictures from a text prompt |
    text to image, is that explained | Midjourney kind of thing | Stable Diffusion, in which class
    | illustrations by machine, how it works | retrain a model on our texts | tune an open model
    for myself | JSON out of a prompt | tokens and their price | is there anything about painting
    machines | customize GPT for my trade | own version of a language model | a model that creates
    images from a sentence |
    the painting machine behind the prompt, is it in the lessons | how does a program draw from a
    sentence | tuning something of my own`,
  ],
  [
    60,
    `fifth block | RAG in the engineer course | Model Context Protocol | tool calling | reranking and hybrid search | is MCP taught | vector stores, which lesson |
    how do we test a RAG system | the agent loop, is it covered | LangChain lessons |
    search in documents by meaning | when does RAG come in the long one | connect a model to tools | MCP servers | splitting documents into chunks | vectors and databases |
    how do I measure whether retrieval works, is that in the curriculum | test sets for
    retrieval in the course | do we learn to evaluate answers from documents | evaluating a RAG
    in the lessons | grounding of answers | where do the agent lessons begin | hooking a model
    up to outside tools with MCP |
    question answering over our handbook, in code | semantic search | Pinecone or Chroma | where
    does retrieval start | a bot that looks things up before it answers | does an agent get tools
    | plan, act, observe | connecting Claude or GPT to other software`,
  ],
  [
    67,
    `multi-agent systems | guardrails and prompt injection lessons | LangGraph lessons | evaluating agents, is there a lesson | memory and checkpoints of agents |
    spending limits for agents, are they taught | tracing agents | when does the capstone begin |
    several agents together | keep an agent within limits | a person approves what the agent does | evaluation of agents | graph of states |
    keep a robot from spending money | human in the loop lessons | swarm of agents | what if
    someone tricks my agent | jailbreaks and injected instructions | when do I write the capstone
    brief | state graphs | following an agent's steps afterward |
    a mail that tricks the agent | protect agents against hostile text | an assistant that someone
    talks into nonsense, is there a lesson against it | security of agents in class`,
  ],
  [
    74,
    `how do we put models into production | MLOps | deployment with Docker, which lesson | monitoring of models in the course | experiment tracking | drift and retraining lessons |
    how far does the course go into operations | serving a model as an API | continuous delivery for models | cloud deployment lessons | how much MLOps is there | running models in operation | what happens in the last weeks of the engineer course |
    does it end with the notebook or go on to a server | watching a model while it runs | containers | REST | what about operations | automatic tests for models | last block |
    what comes after a model goes live | keeping an eye on it once it has shipped | models that
    rot after launch, is that a subject | DevOps for models | putting it on a server | CI/CD |
    retraining when things change | nobody watches our models, would I learn how | FastAPI or
    Flask service | after release, who checks it, is that taught | is going to production dealt
    with | latency`,
  ],
];
const lessons = engineerCourse.curriculum.items.flatMap((block) => block.lessons);

/** The lessons, a few at a time. The last one has an answer of its own. */
const lessonAnswers = askedOfLessons.map(([first, asked], at) => {
  const next = askedOfLessons[at + 1]?.[0] ?? lessons.length;
  const titles = lessons.slice(first - 1, next - 1).map(({ title }) => title);
  return {
    questions: [`Lessons ${first} to ${next - 1}`, ...questionsIn(asked)],
    text: `Lessons ${first}–${next - 1} of the AI/ML/GenAI Engineer course: ${titles.join("; ")}.`,
  };
});

/** The lessons that are projects, by their numbers. */
const projects = engineerCourse.curriculum.items
  .flatMap((block) => block.lessons.filter(({ number }) => block.projects.includes(number)))
  .map(
    ({ number, title }) =>
      `lesson ${number}, ${title.replace(/^Project: |^Capstone(?= )/, (start) => (start === "Capstone" ? "capstone" : ""))}`,
  )
  .join("; ");

/** The AI/ML/GenAI Engineer course. */
export const engineerAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "What is the price of the AI/ML/GenAI course?",
        "How much does the AI engineer course cost?",
        "How much is the machine learning course?",
        "Price of the four-month course",
        "How much is the Python course?",
        "What is the fee of the engineer program?",
        "How much does the AI course cost?",
        "How much is the data science course?",
        "Just a ballpark",
        "Roughly how much?",
        "Student price of the engineer course",
        "How is the engineer course paid, card or bank?",
        "How do I pay for the engineer course?",
        ...questionsIn(`I see no price for the engineer program anywhere, what is it | how expensive is the long one |
          what's the tuition for the four months | why is there no price on the engineer page |
          is the big course above 5000 dollars |
          I need a rough figure for the engineer track to ask my bank | can I pay the ML course by wire |
          cost of the data science program | what would my parents have to pay for the engineer course |
          do you take credit cards for the engineer course | and what does the bigger one cost? |
          is the engineering one more expensive than the short one | AI bootcamp fee |
          what do I have to save up for the engineer training |
          how much is the engineer course | what does the engineer course cost |
          price of the AI engineer program | how much for the machine learning program |
          what is the tuition for the engineer course |
          why is the price of the engineer course not on the website |
          can you tell me the price of the AI course | how can I pay the engineer course |
          is there a student discount for the engineer course |
          and the engineer one, how much | what is the price of the long course |
          how much would the AI engineer course cost me | roughly how much is the engineer course |
          price of the engineer training please | what do you charge for the engineer program |
          I could not find the price of the engineer course | how expensive is the AI course |
          ballpark figure for the longer one please | more or less what I must expect to pay for the
          big course | why is the price kept secret |
          between 1000 and 20000 dollars, where is the big course | you hide the fee of the
          engineer training | my father would pay for the long one, what do I tell him | a number
          for the four months, any number | is it as dear as other bootcamps | and the big one
          costs | do I have to ask to learn the fee`),
        ...questionsIn(`
            I searched everywhere and found no figure for the engineers' program | what must my
            daughter put on the table for the four months | is the amount a secret | who do I ask for
            a quote for myself | student rate for machine learning? | sum due for the 80 lessons |
            will it bankrupt me, the big one | I looked for ten minutes and no number | why not simply
            show the fee`),
      ],
      text: `The site states no price for the AI/ML/GenAI Engineer course, and no way of payment; installment plans are available. Register on its page, and the trainings team (${site.trainingsEmail}) answers with the start date, the class times and the price.`,
    },
    {
      questions: [
        "When does the AI/ML/GenAI course start?",
        "When does the next engineer course begin?",
        "Start date of the machine learning course",
        "When is the next batch of the AI engineer program?",
        "When does the AI course start?",
        "When is that?",
        "What time are the engineer classes?",
        "On weekends, or in the evenings?",
        "Which days?",
        "Schedule of the engineer course",
        "Are the lessons in the evening?",
        "Is the engineer course full?",
        "How do I find out?",
        "Next year",
        ...questionsIn(`from which day does the long course run | when could I begin with the engineer track |
          first day of the bootcamp | I have late shifts, at what hours is the engineer class |
          is the engineer course in the mornings | next intake for machine learning |
          I can only do Saturdays, does the engineer course have lessons then |
          and when would the bigger one begin? | class times of the ML program |
          when do you open the engineer course again | are there seats left in the data science class |
          what weekdays are the Python classes |
          I want to hand in my notice at work, when does the engineer program begin |
          when does the engineer course start | start date of the engineer course |
          when is the next engineer cohort | what are the class times of the engineer course |
          what time are the lessons | which days are the engineer lessons | is it in the evening |
          when does the machine learning course begin | when can I start the AI engineer course |
          and when does the engineer one start | at what time are the engineer classes |
          which days of the week is the engineer course | when is the next engineer start |
          is there a date for the engineer course | when can I join the engineer program |
          when do engineer lessons take place | what hours are the AI course lessons |
          are the ML lessons at night or during the day | who tells me when it begins | do you teach
          the long course on weekends | how do I hear about the date of the big course | can a
          person with a day job make it to the ML lessons |
          my employer wants to know from what day I am in the bootcamp | first lesson of the four
          months | is there a season when the long course begins | evenings or mornings for the
          Python people | and the long one is from when | on which days does the bootcamp meet |
          how do I learn the day of the big one`),
        ...questionsIn(`
            date of the four months | has the long one a date yet | do I have to leave work early for
            it | the lessons happen at which clock time | in my time zone it may be three in the
            morning, when are they | is there an intake before Christmas | the 80 lessons, from when |
            still no date? | weekday or Sunday | Saturdays, or evenings in the week | on the weekend or
            after work | where will you tell me the beginning | and how will I
            hear of it`),
      ],
      text: ({ next: { engineer } }) =>
        engineer.open === null && engineer.full === null
          ? `The site states no date and no class times for the next AI/ML/GenAI Engineer course. Register on its page, and the trainings team (${site.trainingsEmail}) answers with the start date and the class times.`
          : `The AI/ML/GenAI Engineer course starts: ${engineer.line.starts}. Class times: ${engineer.line.schedule}. Register on its page.`,
    },
    {
      questions: [
        "How long is the AI/ML/GenAI course?",
        "How long is the engineer course?",
        "How long does the engineer program last?",
        "How many lessons does the engineer course have?",
        "How many lessons does the AI/ML/GenAI course have?",
        "How many hours is the AI engineer course?",
        "Duration of the machine learning course",
        "How long will it take?",
        ...questionsIn(`over how many months does the bootcamp stretch | when am I done with the engineer program |
          how many lessons in total until I am an ML engineer |
          number of teaching hours of the engineer course | is the engineer course half a year |
          how long until I finish the big one | and how long is the longer one? | 
          how many sessions are there altogether in the data science course |
          how quickly do you make an engineer out of somebody | length of the Python program |
          does the engineer course take a whole semester |
          how many months is the engineer course | how long does the AI course take |
          how many hours in total | total number of lessons | how many lessons are there |
          how long is the machine learning program | total hours of the engineer course |
          and how long is the engineer course | how many months does it take to finish |
          how many lessons in total | how many hours altogether |
          length of the engineer program | how much time until I finish the engineer course |
          how many hours of lessons |
          all hours of the bootcamp added up | four months of what, how many lessons | and across
          how many months | how often would I sit in an ML lesson in total | is it over by summer
          when I begin in spring | hours of teaching in the long one |
        over how many months are the lessons spread | in what period do the 120 hours take place |
        hours of teaching altogether | stretched over a third of a year? | total number of lessons
        and hours | and in which span of time`),
        ...questionsIn(`
            ninety minutes each? | one lesson is how long | eighty times what | the clock hours
            altogether | a third of a year | is it quick | lessons per month | how fast do I get
            through it | teaching hours on paper for my employer`),
      ],
      text: "It takes 4 months: 120 hours of lessons in 80 lessons, and 4 AMA sessions in the two months after.",
    },
    {
      questions: [
        "What do I learn in the AI/ML/GenAI course?",
        "What is the curriculum of the engineer course?",
        "What topics does the machine learning course cover?",
        "Tell me about the AI engineer course",
        "Syllabus of the AI/ML/GenAI Engineer course",
        "What is the AI/ML/GenAI Engineer course?",
        "Become a real ML engineer",
        "Learn Python",
        "Where would I learn Python then?",
        "Deep learning and transformers",
        "Do you teach MLOps?",
        "Fine-tuning and LoRA",
        "Data science",
        ...questionsIn(`what's in the engineer program | which subjects come up in the four months |
          I want to build models myself, what would you teach me | contents of the ML course |
          what will I be able to do after the engineer course | does it go into neural networks |
          is generative AI part of the engineer course | outline of the engineer track |
          chapters of the data science course |
          do I learn how to train a model and put it into production |
          and what would I learn in the longer one? |
          my nephew wants to become a data scientist, what does he learn with you |
          does it cover RAG and agents with code | show me the lesson plan of the bootcamp |
          what is taught in the engineer course | what are the topics of the engineer course |
          what does the engineer course cover | do I learn deep learning |
          does the engineer course teach generative AI | what will I know after the engineer course |
          do you teach agents in the engineer course | what is in the AI course |
          contents of the AI engineer course | I already know Python, what else do I learn |
          do I learn machine learning |
          what is in the engineer course | what topics are covered | will I learn to build models |
          is there deep learning | what comes after Python |
          I know some Python already, what is new for me | does it cover language models |
          tell me what the engineer course teaches |
          is the engineer course about machine learning or about agents |
          does the engineer course go deep | what could I do after finishing the engineer course |
          what skills do I get from the engineer course |
          where can I see all lessons of the engineer course | a list of the eighty lessons | what
          follows the first block | order of the topics in the engineer course |
          what is the way from zero to agents | which knowledge would I have after four months |
          what do the blocks of the long one contain | and after data and algorithms | and the
          following block | I want to understand how ChatGPT works inside | the science behind it,
          do you teach that | from tables to neural networks`),
        ...questionsIn(`
            why take the long one | what speaks for your four month course | give me reasons for the big
            course | why should one do the engineer one with you | sell me the long course | what makes the
            long one good`),
        ...questionsIn(`
            what would she spend those months on | my child wants in, what is it that they do there |
            themes from start to finish | what am I able to do by the end | walk me through the
            content | which areas of AI does it touch | a taste of the program's subjects | knowledge
            I take away | the plan of studies`),
        ...questionsIn(`
            what can he do afterward that he could not before | abilities at the end | how would my
            nephew have changed after four months | skills gained by my son`),
      ],
      text: `Without any programming experience you learn to prepare data, train models, and put language models and agents to work in the AI/ML/GenAI Engineer course. The blocks: ${engineerCourse.curriculum.items.map(({ title }) => title).join("; ")}.`,
    },
    {
      questions: [
        "Do I need programming experience for the engineer course?",
        "Never wrote a line of Python, is the engineer course ok?",
        "Is the engineer course for beginners?",
        "Prerequisites of the engineer course",
        "Who is it for?",
        "Is it hard?",
        "Too old",
        "I am a beginner",
        "Can I take the engineer course without a degree?",
        ...questionsIn(`I've never touched code, can I really become an engineer with you |
          is the engineer track too hard for a nurse |
          do you need a computer science degree for the ML course |
          can a history graduate follow the engineer program | how steep is it at the start |
          I'm 52 and want to learn machine learning, silly idea? |
          what do I have to know before the bootcamp | does the Python class begin at zero |
          will the engineer course overwhelm me | I only did a bit of HTML years ago |
          and does a beginner survive the longer one? | who should take the engineer course |
          entry requirements of the engineer program |
          do I need to know Python before the engineer course | can a beginner take the engineer course |
          what are the requirements for the engineer course | is the engineer course difficult |
          who can join the engineer course | do I need a technical degree for it |
          can I become an engineer without experience |
          is the engineer course ok for beginners | I cannot code, can I take the engineer course |
          is the engineer course very hard | do I need prior knowledge for the engineer course |
          I know nothing about coding, will the ML course work for me | complete newcomer and
          machine learning, is it realistic | absolute beginner in the big course | do you start
          with what a loop is | from zero to
          engineer, honest answer please | I hold a doctorate in another field |
          my grandmother could program before me, still ok for the bootcamp | are older people
          welcome among the engineers | I have taught history for twenty years, could I become an
          engineer | do I have to be young for it | I took one online class in Python, is that
          enough | honest advice: can a hairdresser learn machine learning | no diploma, no code,
          no math, still the bootcamp |
        should I learn some Python elsewhere beforehand | is a preparatory class useful before the
        engineer course | do a tutorial before I come | read a Python book first? | is it wise to
        practice Python ahead of the ML course | must I have finished a programming class before I
        sign up | is it necessary to warm up with Python |
        must I have done the small course before the large one | is the no-code class a condition
        for the engineer course | can I go straight to the four months | is a diploma necessary for
        the long course | do I have to start with no code`),
        ...questionsIn(`
            will they laugh at somebody from a warehouse | truck driver, never typed code | I only
            ever used Excel, am I allowed in | zero to hero? | do people like me belong there | my
            brain is not made for code, realistic? | must my daughter have had computer science at
            school | from scratch, truly? | stay-at-home dad without any IT | is anything expected of
            me beforehand`),
      ],
      text: "You need no programming experience: beginners are welcome. The first lessons teach Python from the start, and machine learning begins only after you have written programs of your own.",
    },
    {
      questions: [
        "How many hours a week does the engineer course take?",
        "How much time should I plan each week?",
        "Can I do the engineer course beside a full-time job?",
        "Working 9 to 5, is the engineer course possible?",
        "Weekly workload of the engineer course",
        "How much time does it eat?",
        ...questionsIn(`can I keep my job during the bootcamp | how many evenings a week go into the engineer program |
          I'm a single mother, is the load of the engineer course bearable |
          is the ML course full-time or part-time | what effort does the engineer track need per week |
          homework in the engineer course |
          I study at university, would the engineer course fit in next to it |
          how much work is the longer one | and how busy would that keep me? |
          hours per week for machine learning | will the bootcamp swallow all my free time |
          does the engineer course need much practice at home |
          how many hours per week is the engineer course | can I work and take the engineer course |
          how much time per week for the engineer course | is there homework in the engineer course |
          what is the weekly effort | is the engineer course part-time |
          is it possible with a job | how much time per week | how intense is the engineer course |
          a nurse with shifts, does the bootcamp fit | I have a demanding job, is the long one
          realistic | what would four months do to my free time | how many hours are for practice
          at home | and next to a job`),
        ...questionsIn(`
            two small children and a job, how much does it demand | evenings gone per week | how much
            of my Sunday goes | can it be combined with shifts | besides sitting in lessons, what am I
            to do | exercises at home, how long | the load | is it bearable next to forty hours | my
            week with it | what is expected between lessons`),
      ],
      text: "Plan about 7–10 hours a week. Most of that is live lessons; the rest goes into exercises and your current project. Missed sessions are recorded.",
    },
    {
      questions: [
        "Is there math in the engineer course?",
        "Do I need math?",
        "Statistics",
        "Linear algebra and calculus",
        "I am bad at maths",
        ...questionsIn(`I failed algebra in school | how much maths is in there |
          I was never good with numbers, will I cope | do I have to calculate a lot | formulas scare me |
          is it full of equations | which mathematics do you teach | probability |
          do I have to refresh my high school math before I begin | are derivatives and matrices needed |
          and what about the math? | can somebody who hates mathematics learn machine learning |
          is stats part of it |
          how much math do I need | do I need to be good at math | is math required |
          do you teach statistics | which math is used | can I join with weak math |
          is there a lot of math | I am not good at math | do I need statistics | how much math is it |
          do I have to have studied mathematics | is a diploma in math asked for | numbers and me do
          not get along |
          numbers make me nervous | I forgot what a logarithm is | do I have to be able to derive
          formulas | how theoretical is it | is probability explained`),
        ...questionsIn(`
            sums and me are enemies | do equations come up | I left school at fifteen, what about the
            mathematics | calculus needed? | vectors and matrices, must I know them | good at maths,
            is that a must | standard deviation and such`),
      ],
      text: "The curriculum has statistics for modeling (distributions, correlation and sampling) and gradient descent, step by step. The site does not ask for any knowledge of mathematics before.",
    },
    {
      questions: [
        "Which tools does the engineer course cover?",
        "Which tools does the course cover?",
        "Which frameworks are covered?",
        "Which LLM frameworks do you teach?",
        "Which programming language is taught?",
        "Do I learn Python?",
        "Will I learn LangGraph?",
        "Which libraries will I learn?",
        "Is it PyTorch, or is it TensorFlow?",
        "LangChain as well",
        "Agents with code, LangGraph",
        "Do you teach Kubernetes?",
        "Docker",
        "Hugging Face and OpenAI",
        "SQL",
        "Is AWS covered?",
        "R or Java",
        "scikit-learn and Pandas",
        "Git",
        ...questionsIn(`which software will I know at the end of the bootcamp | tech stack |
          do we use Jupyter notebooks | what technologies are taught in the engineer course |
          is FastAPI in it | do we touch vector databases with code | keras or torch |
          my company uses Azure, does the engineer course go there | do you cover version control |
          what will I be able to put on my CV as skills | do we code in Python or C++ |
          and with what tools? | are the tools you teach up to date | MLflow | NumPy and matplotlib |
          which tools will I learn | what technologies are in the engineer course |
          do you teach TensorFlow | do you teach PyTorch | which language do you use | is SQL included |
          do you teach LangChain | is there cloud in the course |
          which software do we use in the engineer course | is Docker part of it |
          what tools are used | is it Python or R | which frameworks | do we use PyTorch or TensorFlow |
          is Git included | do I learn SQL |
          what is the tech stack of the course | do you use OpenAI | do you work with Hugging Face |
          is AWS or Azure taught |
          does Java come up | Rust, Go, C# or only Python | vector stores and LangGraph | is there
          anything about Spark or Airflow |
          which of the big libraries are in | does it include what job ads ask for | which cloud |
          do I learn what companies really use | and containers | notebooks or an editor | any of
          the Java world`),
        ...questionsIn(`
            names of the packages | what gets installed on my computer | torch | do we meet Claude or
            only OpenAI | Scala, Ruby, PHP? | which skills for my profile on job sites | is it the
            stack from job adverts | pandas | seaborn plots | C or Go in it`),
      ],
      text: `In the AI/ML/GenAI Engineer course you work with ${tools.join(", ")}, and deploy to the cloud. Git and SQL have lessons of their own.`,
    },
    {
      questions: [
        "Are there AMA sessions in the engineer course?",
        "What are AMA sessions?",
        "Are there Ask Me Anything sessions?",
        "Is there support after the course?",
        "Help after the course ends",
        "Questions after the last lesson",
        ...questionsIn(`what if I get stuck at work two weeks after the last lesson |
          do you drop me once the lessons are over |
          can I still ask you things when the four months are finished | what does AMA mean |
          how often are the ask me anything hours | is there any follow-up after graduation |
          who do I turn to with questions once I am done | is someone there for me afterwards |
          how many AMAs are there | and after the last class, any help? |
          for how long do you support graduates | alumni support |
          sessions where I can ask whatever I like |
          is there support after the engineer course | can I ask questions after the course |
          what is an AMA session | how many AMA sessions are there |
          do you help after the course is finished | what support do I get after graduation |
          what happens after the last lesson | can I ask questions later on |
          is there help after the course | what are the AMA sessions |
          after the four months, when are the question sessions | dates of the ask me anything hours | help for graduates
          when they are stuck | who answers when I have finished and need advice |
          am I alone when the last lesson is over | may I call on the teachers once it is finished
          | for how many weeks after the end do you answer | is there a hotline for graduates |
          how many of these hours are there | how often do they take place | and when it is over,
          who answers me | questions when it is all over`),
        ...questionsIn(`
            A-M-A stands for | two months of what | the sessions after lesson 80 | do you just say
            goodbye at the end | what if my first job raises questions | is anyone reachable once I am
            through | every fortnight? | do I fall into a hole after the last class`),
      ],
      text: "Ask Me Anything: 4 AMA sessions, every two weeks for two months after the AI/ML/GenAI Engineer course, for whatever you meet once you work on your own.",
    },
    {
      questions: [
        "Is there a community of the engineer course?",
        "Is there a community?",
        "Do I get into a student community?",
        "How much is the community?",
        "Does the community cost extra?",
        "29 bucks a month",
        "Discord or Slack group for students",
        "Meet other students",
        "Study partner",
        "Is that forever?",
        ...questionsIn(`will I know other people who learn the same | I don't like studying alone |
          is there a chat group for participants | what does membership in the group cost |
          do I have to pay 29 dollars each month | forum | can I exchange ideas with the others |
          networking with fellow learners | a place where students help each other |
          and is the group free? | do I stay in the circle after I finish |
          where do students talk to each other | will I be billed for the community later on |
          WhatsApp group |
          is there a community for students | can I connect with other students |
          does the community cost money | is the community free | is there a group for participants |
          can I talk to other learners | what does the community cost per month |
          can I meet other students | is there a Discord | do I pay for the community |
          is there a student group |
          do students stay in touch | where can I ask other students | what is the community |
          somebody said membership costs 29 a month, is that so |
          do I meet fellow students in the long course | can I find friends among the learners |
          I need other people in order to learn, will I find some | somebody to study with in the
          long one | is there a club of students | do I have to pay for the group later | a
          partner for the homework | and that group, what does it cost | where do I ask other
          learners at midnight | not alone in the long course`),
        ...questionsIn(`
            does the community cost | price of the community | is being in the community free | what do I
            pay for the community | other learners to talk to | people to talk to while I study`),
        ...questionsIn(`
            somewhere to hang out with the others | who studies alongside me, and can I write to them
            | is membership thrown in | am I thrown out of the group when I am done | 29 a month, who
            pays that | for how long am I a member | buddies | a Telegram channel for learners | lonely learner here | does
            the group last`),
      ],
      text: "Membership in the community of the AI/ML/GenAI Engineer course is free for life, valued at $29/month. You can ask questions there or find a study partner.",
    },
    {
      questions: [
        "How big are the groups of the engineer course?",
        "How big are the groups?",
        "How many students are in a class?",
        "What is the class size?",
        "Are the classes small?",
        "Cohort size",
        ...questionsIn(`how many people sit in one class | will I be one of hundreds | is it crowded |
          do I disappear in the mass | I'm shy in large rooms, how many are we | number of participants |
          am I alone or with fifty others | max number of seats per class |
          does the teacher have time for each of us | are you packing 200 people in one call |
          and how many of us would there be? | one on one or in a group | how large is a cohort |
          little groups |
          how many people are in a class | how large are the classes | how many participants are there |
          what is the maximum class size | are the groups small | how many students per group |
          how many people in one class | is it a small group | how many students are there |
          is it a webinar with hundreds of viewers or a small group in the engineer course |
          will the teacher know my name | do I drown in the crowd of the bootcamp | how many of us
          in the long one | a lecture hall or a small circle | is there room for questions with so
          many people |
        I do not want to sit among hundreds | the last class was a mass event and nobody answered |
        a lecture for five hundred? | elsewhere we were far too many, how is it with you | I want to
        be heard in class, how many are we | an exact number of students, please`),
        ...questionsIn(`
            am I alone in the class | is it one to one | how small is small | how many others are in it | a
            big crowd or only a few | only me and a teacher?`),
        ...questionsIn(`
            hundreds of faces on a screen? | a stadium or a living room | how personal is it | students per class, counted | am I a number | seats | a mass lecture or a handful`),
        ...questionsIn(`
            five hundred people in one call, or fewer | one among very many? | am I one of a thousand
            viewers`),
      ],
      text: "The AI/ML/GenAI Engineer course has small cohorts. The site names no exact number.",
    },
    {
      questions: [
        "What do others say about the course?",
        "What is the rating of the course?",
        "How is the course rated?",
        "Are there reviews?",
        "Is the engineer course any good?",
        "Who gave the rating?",
        "Opinions of former students",
        "Is it worth it?",
        ...questionsIn(`has anyone taken this and liked it | can I talk to somebody who did it | testimonials |
          how satisfied are your students | how many stars | where do those 9.5 points come from |
          feedback of participants | anyone can write a nice number on a website, who measured it |
          is it well regarded | success stories | and what do former participants think? |
          convince me that the course is good | any Trustpilot or Google reviews | did people like it |
          do you have references from graduates |
          is the course good | do you have reviews | what rating does the course have |
          are former students happy | how good is the course | who rated the course | can I read reviews |
          is the course worth the money |
          is it any good | what is the rating | are there testimonials | do people like it |
          what do students think | is it recommended | does anyone say it is good | are there grades from graduates for the ML
          course | how many people voted for that rating | score of the engineer program |
          how do I know it is no scam | what stands behind the 9.5 | did graduates like the long
          one | any voices of people who finished | number of people who rated it`),
        ...questionsIn(`
            9.5 out of what | says who | is the praise real | who handed out that score | did anybody
            regret it | show me a happy graduate | sounds too good | any independent opinion`),
      ],
      text: "The AI/ML/GenAI Engineer course is rated 9.5/10. The site shows no individual reviews and does not say who rated it.",
    },
    {
      questions: [
        "If I miss a lesson of the engineer course, am I lost?",
        "Are the engineer lessons recorded?",
        "How long can I rewatch the engineer lessons?",
        "Recordings of the engineer course",
        "Miss a session",
        ...questionsIn(`I travel for work, can I see the engineer lessons later |
          are there videos of the bootcamp lessons |
          what if I'm ill for a week during the engineer program |
          can I go back to an ML lesson a year from now | do engineer recordings expire |
          I can't be there every evening of the engineer course | replay of the data science classes |
          skipping a few lessons of the bootcamp, is it bad | how do I catch up in the engineer course |
          and if I can't come to one of the longer one's lessons? | watch engineer classes on demand |
          my shift changes all the time, may I watch the engineer sessions afterwards |
          are the engineer sessions recorded | can I watch the engineer lessons later |
          what if I miss an engineer lesson | how long are the engineer recordings available |
          can I catch up in the engineer course | do I have lifetime access to the engineer recordings |
          what if I miss a lesson | can I rewatch the lessons | are lessons recorded |
          for how long can I watch them |
          do the engineer videos stay online | are the videos taken down some day | will the recordings be deleted |
          my child is in hospital and I cannot come for two weeks, the bootcamp | I was called up
          for the army during the ML course | do I find every lesson of the long one on video |
          can I pause and continue the bootcamp later by video | and if I disappear for a while`),
        ...questionsIn(`
            rotating shifts, so I shall be absent a lot | do absences throw me out | what about the
            evenings when I work | is it the end for me when I do not show up | on demand afterward? |
            does the video vanish at some point | until when can I rewatch | my plane lands late on
            lesson days | I was ill, now what`),
      ],
      text: "Every session is recorded and available on demand, so you can watch it before the next one and bring your questions there or to the community. The recordings stay open to you for life.",
    },
    {
      questions: [
        "Do I get mentorship?",
        "Who reviews my code?",
        "Is there a live mentor?",
        "Feedback on my work",
        "Is it only videos?",
        ...questionsIn(`does a real person look at what I wrote | will somebody tell me where I go wrong |
          I had enough of courses with nothing but prerecorded clips |
          who helps me when my program does not run | is there someone at my side |
          do teachers give comments on my exercises | personal guidance |
          can I ask questions during the lesson | code review | do I learn from tapes or from people |
          and is anyone checking my work? | I need somebody to push me, is there a coach |
          interaction with instructors | who corrects my exercises |
          is there a mentor | do I get feedback | will someone check my code | do instructors help me |
          can I ask the teacher questions | is there personal support during the course |
          are the lessons live or recorded videos |
          is someone there to help me | who looks at my code | do I get personal feedback |
          can I ask the instructor things |
          do I work alone or with help | can I get help when I am stuck | does somebody review what I do |
          is there a living teacher in the longer course | may I put questions to the instructor
          while the lesson runs | a real person or a film that plays | do we talk with the teacher |
          will an instructor read my code | someone who checks what I programmed | do I get comments
          on the programs I write | is my code reviewed |
          does an expert tidy up my programs with me | who tells me that my program is ugly | does
          a teacher read what I write in the bootcamp | is there somebody who corrects me | and
          does anyone look at what I did | one-to-one help in the long one |
          a teacher who looks at my code |
        does anyone read what I program | do teachers look over my scripts | do the instructors
        check my homework | will somebody tell me what is wrong in my programs | a look at my code
        by an expert | are my exercises looked at`),
        ...questionsIn(`
            the python one, does someone look at what I write | do teachers read my code | does anybody
            check my programs | who corrects my python | is my code reviewed in the long course | do I hear
            what is wrong with my program`),
        ...questionsIn(`
            a human being reads it? | clips or people | someone to tell me what to change | is there
            someone who points at my bugs | alone with a screen? | do I have contact with the teachers
            | taught by a person in real time | live, then, or canned`),
      ],
      text: "Lessons are live online, and instructors go through your code and reasoning with you and tell you what they would change first.",
    },
    {
      questions: [
        "How do I enroll in the engineer course?",
        "Register for the engineer course",
        "Sign up for the ML course",
        "Get back to me about the engineer course",
        ...questionsIn(`I want the big course, where do I click | put me down for the bootcamp |
          how do I get into the engineer program | where's the form for the ML course |
          I'd like to reserve a spot in the data science class | book the engineer course |
          I decided for the longer one, what now | sign my son up for the Python course |
          how does admission to the engineer track work |
          do I have to apply to be accepted in the bootcamp | and how would I get into the longer one? |
          join the engineer course | start my registration for the four month program |
          how do I register for the engineer course | where do I sign up for the AI course |
          I want to join the engineer course | how can I apply for the engineer program |
          I am interested in the machine learning course | please contact me about the engineer course |
          how do I get into the engineer course | sign me up for the engineer course |
          where is the form for the engineer course |
          what do I do to be in the next ML batch |
          the bootcamp has convinced me, take me | how do I put my name on the list of the ML
          people | which form is for the long one | I want to be in the next round of engineers |
          reserve a chair in the bootcamp for my son`),
        ...questionsIn(`
            dad agreed, now what | okay, and where do I put my details | I take the engineer one | put
            my name on that list | let me know when the next batch opens | enrolling for machine
            learning | go ahead, register me for the long one | what is the next step for the four
            months`),
      ],
      text: `Register with the form on the course’s page: the trainings team (${site.trainingsEmail}) answers with the start date, the class times and the price.`,
    },
    {
      questions: [
        "Refund rules for the engineer course",
        "Money back for the engineer course",
        "Cancel the engineer course",
        "Terms of the engineer course",
        "Agreement for the engineer course",
        ...questionsIn(`if I quit the bootcamp, do I see my money again |
          what are the conditions of the engineer program | can I back out of the long course |
          what contract do I sign for the bootcamp | does the 7 day rule count for the ML course too |
          I enrolled in the engineer course and changed my mind | engineer course refund policy |
          is the fee of the data science course refundable | where are the engineer terms written down |
          and what if I want out of the longer one? |
          stop the four month course halfway, what about the fee | leave the engineer program early |
          can I get a refund for the engineer course | can I cancel the engineer course |
          what are the terms of the engineer course | is there a refund for the AI course |
          does the refund rule apply to the engineer course |
          what about refunds for the engineer course | can I get my money back from the engineer course |
          is there a contract for the engineer course |
          if the big course is bad, is the fee returned | I stop the bootcamp after a month, what do
          I get back |
          the long one disappoints me, what then | is my money lost when I leave the bootcamp |
          may I cancel the ML training within some days | under what conditions do I sign for the
          four months | and can I get out of the big one again`),
        ...questionsIn(`signing up for machine learning and having second thoughts | back out of the engineer class
          before it begins | four months is long, what if I quit | conditions for leaving the AI
          engineering course | do the seven days count for the engineer course too | may I withdraw from
          AI/ML/GenAI | cancel my registration for the long course`),
        ...questionsIn(`
            after a fortnight I notice that I hate programming, is the fee gone | in the second week
            of the four months I want out | if it turns out not to be for me, the long one | drop out
            of the engineer course, what happens to my payment | does 75 percent apply there | a way
            back from the 80 lessons | my son gives up after a month, do I still pay | is there a
            trial period in the engineer program | regret after paying for machine learning`),
        ...questionsIn(`
            I hate it after some days, the engineers' class | a couple of lessons in, I see that it is
            wrong for me, the four months | what if the bootcamp and I do not get along | leave early
            and be repaid, engineer`),
      ],
      text: `The site does not state the refund rules of the AI/ML/GenAI Engineer course: its terms are settled with you before you pay (${urls.termsOfService.path}). Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      questions: [
        "Is the exam of the engineer course open book?",
        "Exams in the engineer course",
        "Tests and quizzes",
        "What is the capstone?",
        "Capstone project",
        "Which score passes the engineer course?",
        ...questionsIn(`do I have to sit an exam in the bootcamp | how are we graded in the engineer program |
          I get nervous in tests, are there any in the ML course | what is the final project like |
          what do I hand in at the end of the engineer course | pass mark for the data science course |
          may I choose the subject of my final project | do I need 80 percent in the engineer course |
          how many projects are in the bootcamp | what's this capstone thing |
          and are there tests in the longer one? | how do you assess the engineer students |
          midterm or finals | engineer certificate requirements |
          is there an exam in the engineer course | what is the final project |
          what is the capstone project | how is the engineer course graded |
          what score do I need in the engineer course | how many projects are in the engineer course |
          are there tests in the engineer course |
          is there a final exam | what do I have to do for the certificate of the engineer course |
          what is the capstone about | how many projects do I do |
          may my capstone be about sports | can I pick my hobby as the subject of the last project |
          do I leave with a portfolio from the big course | who decides what the final project is
          about |
          who decides about the theme of the last project | how many projects before the big one |
          what do I have to deliver to pass | may I bring a question from my own job for the final
          project | data of my own for the capstone | and if I fail the assessments | is there a
          day with a big test |
        I keep a notebook of measurements from my garden, could that become my final project | may
        my own hobby data be the big project | ten years of weather records of mine as a capstone |
        I own a vineyard, could my harvest figures be the last project | data that I collected
        myself for the final work`),
        ...questionsIn(`
            am I tested | own topic for the last piece of work | do I choose what it is about | the
            closing project | who sets the theme | a thesis of sorts? | what is judged | may I work on
            something from my hobby | scared of tests | one big project at the end?`),
        ...questionsIn(`
            sensor readings that I logged for years as the final piece | may I use figures from my own
            farm at the end | my own recordings as material for the last task | how many come before
            the capstone | number of guided projects ahead of the last one | bring your own data?`),
      ],
      text: "The site does not mention an exam for the AI/ML/GenAI Engineer course: there are four guided projects and a capstone whose subject, data and measure of success you set yourself, and 80% or more across the assessments earns the Certificate of Completion.",
    },
    {
      questions: [
        "What does the registration form of the engineer course ask?",
        "Do I have to pay when I register for the engineer course?",
        "Is the registration for the engineer course binding?",
        "What happens after I register for the engineer course?",
        ...questionsIn(`what must I fill in to be on the list for the ML course | does it cost something to send the form for the big course |
          I filled in the form of the engineer page, what comes now | which details do you want from me when I register |
          do I commit to anything by registering for the bootcamp | what do you want to know about me | no payment yet? |
          do I pay at the same moment | steps from the form to my place in the engineer course | do you need a CV to register |
          is anything charged at registration | what is asked in the form | must I pay straight away |
          what do you write back to me after the form of the long one | do I owe something when I
          send it | is anything taken from my account when I register for the bootcamp | how soon
          do you react to my registration | what will be in your reply | and once I have sent it |
          will you tell me the fee after I register`),
        ...questionsIn(`
            am I bound once I press send | sending it costs me what | I have registered, and then |
            does filling it in oblige me | does the form tie me down | what do you need to know about my
            daughter | what follows the form | is that already a contract | do I get an answer with
            the fee`),
        ...questionsIn(`
            must I leave a phone number | data that I type in to register | which fields are
            compulsory | after I pressed the button on the engineer page | is my telephone needed |
            what do I have to type | and the details you need`),
      ],
      text: "The form asks for your name, your email address and where you are starting from; a phone number and questions are optional. Nothing has to be paid yet: we answer with the start of the next batch, its price and what applies if you cancel, and our message says how to secure your place.",
    },
    {
      questions: [
        "Certificate of the engineer course",
        "Do I get a certificate for the AI/ML/GenAI course?",
        "Is the engineer certificate recognized?",
        ...questionsIn(`what is the ML certificate worth to an employer | does the industry accept the paper of the big course |
          how do I earn the document at the end of the engineer program | percentage for the certificate of the long one |
          do firms know your engineer certificate | is being there enough for the engineer certificate |
          which grade do I need in the ML course for the certificate |
          slightly under 80 in the bootcamp, any chance | does a company know what your ML
          certificate means | is it enough to attend the bootcamp to get the certificate | a bad
          result in the ML course | what must I reach in the long one`),
        ...questionsIn(`
            simply turning up is enough, I suppose | attendance suffices, does it not | everybody gets
            one anyway | what is she left with in the end, on paper | do you hand it to anyone who
            pays | what if I score in the seventies | does it impress recruiters | a paper from the
            four months | how good must I be to get the engineer's paper | sitting there silently, do
            I get it | what does the ML paper require | so it takes more than presence`),
        ...questionsIn(`
            is passing certain once the money is paid | can it go wrong for my godson | does one pass
            automatically | might he fail although I paid | sure to get it, or can one fall through`),
      ],
      text: `You receive a Certificate of Completion, for work that your instructors have assessed, if you take an active part in the course and reach 80% or more across the assessments. The course page speaks of “${engineerCourse.hero.certificateNote}”; it names no body that accredits them.`,
    },
    {
      questions: [
        "Are the lessons of the engineer course updated?",
        "Will the engineer course be outdated soon?",
        "Updates to the lessons",
        ...questionsIn(`AI changes every month, does the ML course keep up | how current is what you teach | is the content of the engineer course from this year |
          do I get new versions of the lessons later | will my knowledge be old next year | do you renew the lessons |
          in a year everything is different in AI, do you follow | will there be new lessons that
          I may see later | do you throw out old stuff | next year's version of the lessons, is it
          mine too |
        this subject ages quickly, are the lessons kept fresh | will what I learn be old hat soon |
        the field runs ahead of every course, and yours | do newer versions of a lesson cost me
        anything | must I pay again for updated lessons | things change so quickly in AI`),
        ...questionsIn(`
            does the material grow old | GPT changes weekly | two years on, am I stuck with old videos | revisions |
            fresh material later, at a charge? | do I get what you add later`),
      ],
      text: "The updates that we make to the lessons of the AI/ML/GenAI Engineer course stay open to you for good, as do the recordings. The site does not say how often lessons are updated.",
    },
    {
      questions: [
        "Can I skip the Python lessons?",
        "Can I start in the middle of the engineer course?",
        "Can I take only a part of the engineer course?",
        ...questionsIn(`I have coded in Python for years, may I begin with deep learning | is it possible to book single blocks | only the agents block, please |
          do I pay less if I leave out the basics | can advanced people join later | do I have to sit through the beginner part | credit for what I know already |
          I know pandas and scikit-learn, where do I get in |
          I would be bored in the first block | let me begin with neural networks | only a slice
          of the big course | do you give credit for experience | just the last block, is it
          possible`),
        ...questionsIn(`
            fifteen lessons of basics would bore me | jump in at a later lesson | I write Java for a
            living, must I sit through loops | start at deep learning | senior developer, a shortcut?
            | a discount for leaving out what I know | only the second half`),
      ],
      text: `The site does not say whether you can leave out lessons of the AI/ML/GenAI Engineer course or pay for a part of it. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      questions: [
        "Which computer do I need for the engineer course?",
        "Do I need a GPU?",
        "Hardware for the engineer course",
        ...questionsIn(`is my laptop strong enough for deep learning | must I own an NVIDIA card | can I train models on an old notebook | does Colab do for the ML course |
          what machine should I have for the bootcamp | how much memory must my PC have for machine learning | do I need an expensive computer for the long course |
          does my old machine survive the bootcamp | memory and processor for the deep networks |
          do I have to buy new hardware for the four months | will a MacBook Air do for training
          models | Windows or Linux for the bootcamp |
        is a Chromebook enough for neural networks | a cheap notebook for training models, does it
        do | my machine has no graphics card | is an iPad fine for the programming lessons | what
        must my laptop have for deep learning`),
        ...questionsIn(`
            my laptop is from 2016 | graphics card | will an older Mac cope | RAM | must I buy
            something stronger | is a tablet all right | hardware list`),
      ],
      text: `The site does not say which computer the AI/ML/GenAI Engineer course needs. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      questions: [
        "Does the engineer course help me find a job?",
        "Career support of the engineer course",
        "What is in the career lesson?",
        ...questionsIn(`after four months in your program, do you get me into a firm | who opens doors to employers for ML graduates | hiring partners | interview training in the bootcamp |
          what support is there to find work as an engineer | what do you do for graduates of the long course | is a position waiting for me at the end of the engineer program |
          do you look over my resume | what kind of help do I get with applying | what assistance do I get with my applications
          | share of your ML graduates that found work |
          after a long break I want to work again, who helps me apply | is there anyone who knows
          employers | do you bring me and companies together | is employment guaranteed by
          contract | what does the career part include | and then you find me a position | a look
          at my application letter`),
        ...questionsIn(`
            do you put people into work | who invites me to an interview | is there a position at the
            end of the four months | what is done for my career | names of the hiring partners | which
            employers are in your network | how many of them are employed now | placement rate | my
            cover letter | help to get my foot in the door | will a job fall out of it`),
      ],
      text: "Career guidance, interview and resume preparation have a lesson of their own, and the hiring-partner network opens to you. We do not promise a job, and the site names neither the partners nor a share of graduates who found work.",
    },
    {
      questions: [
        "The engineer course in brief",
        "Course facts of the AI/ML/GenAI course",
        "Key facts of the engineer course",
        ...questionsIn(`
            the essentials of the long one in a few lines | sum it up for me | short summary of the AI/ML/GenAI
            Engineer course | only the bare data, no prose | duration, hours, format, group, all in one | at a
            glance | TL;DR of the four months | the most important points of the bootcamp | I have one minute,
            what is this engineer course | a fact sheet to forward to my boss | numbers of the engineer course |
            give me an outline with figures`),
        ...questionsIn(`
            two lines on it, no more | key data please, short | quick facts about AI/ML/GenAI`),
      ],
      text: `The AI/ML/GenAI Engineer course in brief: ${engineerCourse.facts.items.map(({ term, detail }) => `${term}: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`).join("; ")}.`,
    },
    {
      questions: [
        "Which projects are in the engineer course?",
        "What is the first project of the engineer course?",
        "List of the guided projects",
        ...questionsIn(`
            what goes into my portfolio from the four months | which pieces of work do I finish | the five things
            that I build | what would be on my GitHub when I am done | in which lessons are the projects | and the
            first of them | the second one is about what | subjects of the guided work | is there a project after
            each block | what do I code besides exercises | things to show recruiters after the long one | when is
            a project due | where in the 80 lessons do I build something | a repository full of what`),
      ],
      text: `The blocks of the AI/ML/GenAI Engineer course end in projects: ${projects}. The capstone’s subject you set yourself.`,
    },
    {
      questions: [
        "Which lessons belong to which block?",
        "How many blocks does the engineer course have?",
        "In which part of the engineer course is that?",
        ...questionsIn(`
            how are the eighty lessons divided | from which lesson to which does a block go | in what section does
            it come | whereabouts in the program | in which module of the long course is it | structure of the four
            months | how is it broken up | sections and their lesson numbers | how much of it is deep learning |
            how many lessons about agents | share of the basics | what order do the parts have | is agents the last
            part`),
        ...questionsIn(`
            number of the lesson? | which lesson number | is it early or late | first half or second
            half | in what lesson exactly`),
      ],
      text: `The blocks of the AI/ML/GenAI Engineer course: ${engineerCourse.curriculum.items.map(({ title, label, range }) => `${title} (${range === "80" ? "lesson 80 and the AMA sessions" : label.toLowerCase()})`).join("; ")}.`,
    },
    {
      questions: [
        "What is included in the engineer course?",
        "What comes with my enrollment in the engineer course?",
        "Does anything cost extra in the engineer course?",
        ...questionsIn(`
            what is in the package | do I pay for mentoring separately | are the question hours on top of the
            price | hidden costs of the long one | benefits of being enrolled | what do I get for my money in the
            four months | is career help an add-on | does it come at a surcharge | all in? | which extras are
            there | what is mine after I paid | do the recordings cost more | everything covered by the fee?`),
      ],
      text: "Enrollment in the AI/ML/GenAI Engineer course comes with the live lessons, their recordings and updates for good, four guided projects and a capstone, live mentorship, membership in the community, career support, and the certificate for a grade of 80% or more. Four AMA sessions follow in the two months after the course.",
    },
    {
      questions: [
        "Will the engineer course get me where I want to be?",
        "Is the engineer course right for my goal?",
        "Can you advise me before I register for the engineer course?",
        ...questionsIn(`
            I have a plan for my life, does this course serve it | does it fit what I am after | I would like to
            talk it over before I commit four months | who can say whether it suits my aims | counsel before I
            decide on the long one | does it lead to the profession that I have in mind | I am an accountant and
            want to be a data scientist in a year, will it do | an honest opinion on my case, please | who would
            know that | whom do I ask about it`),
      ],
      text: `${engineerCourse.closing.description} Write to the trainings team: ${site.trainingsEmail}.`,
    },
    ...lessonAnswers,
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about, href }));
