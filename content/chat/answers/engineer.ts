import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { engineerCourse } from "../../training/ai-ml-genai-course.ts";
import type { DirectAnswer } from "../answer.ts";

const about = "engineer";
const href = urls.aiMlGenAiCourse.path;
const tools = engineerCourse.tools.items;

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
      ],
      text: `The site states no price for the AI/ML/GenAI Engineer course, and no way of payment. Register on its page, and the trainings team (${site.trainingsEmail}) answers with the start date, the class times and the price.`,
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
      ],
      text: "Ask Me Anything: 4 AMA sessions, every two weeks for two months after the AI/ML/GenAI Engineer course, for whatever you meet once you work on your own.",
    },
    {
      questions: [
        "Is there a community?",
        "Do I get into a student community?",
        "How much is the community?",
        "Does the community cost extra?",
        "29 bucks a month",
        "Discord or Slack group for students",
        "Meet other students",
        "Study partner",
        "Is that forever?",
      ],
      text: "Membership in the community of the AI/ML/GenAI Engineer course is free for life, valued at $29/month.",
    },
    {
      questions: [
        "How big are the groups?",
        "How many students are in a class?",
        "What is the class size?",
        "Are the classes small?",
        "Cohort size",
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
      ],
      text: "Lessons are live online, and instructors go through your code and reasoning with you and tell you what they would change first.",
    },
    {
      questions: [
        "How do I enroll in the engineer course?",
        "Register for the engineer course",
        "Sign up for the ML course",
        "Get back to me about the engineer course",
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
      ],
      text: "The site does not mention an exam for the AI/ML/GenAI Engineer course: there are four guided projects and a capstone, and 80% or more across the assessments earns the Certificate of Completion.",
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about, href }));
