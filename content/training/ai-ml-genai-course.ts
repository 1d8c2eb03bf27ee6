import { site } from "../site.ts";
import { engineerCurriculum } from "./ai-ml-genai-curriculum.ts";
import type { EngineerCoursePage } from "./types.ts";

export const engineerCourse: EngineerCoursePage = {
  meta: {
    title: "AI/ML/GenAI Engineer Course for Professionals & Students",
    description:
      "A 4-month live online course: 80 lessons from first Python to working AI agents, with projects, live mentorship and career support. No coding experience needed.",
  },
  hero: {
    badge: "AI/ML/GenAI Engineer Course",
    title: "Learn AI engineering from scratch",
    lead: "Professionals and students who have never programmed learn in 4 months of live online lessons to prepare data, train models, and put language models and agents to work.",
    action: "Register for the Next Batch",
    secondaryAction: "View Curriculum",
    badges: ["Expert Instructors", "Flexible Schedules", "Small Cohorts"],
    terms: { badges: "Classes", undated: "Start" },
    rating: { value: "9.5/10", label: "Rating" },
    certificateNote: "Industry-recognized certificates for a grade of 80% or more",
    chart: {
      label: "The course, block by block",
      legend: {
        lesson: "One of the 80 lessons",
        project: "A project or the capstone",
        session: "An AMA session, every two weeks for two months",
      },
    },
  },
  facts: {
    starts: "Next batch",
    price: { term: "Price", detail: "From the trainings team" },
    undated: "The trainings team answers your form with the start date and the price.",
    first: ["Duration", "Teaching time"],
    certificate: "Certificate",
    items: [
      { term: "Duration", detail: "4 months" },
      { term: "Lessons", detail: "80 lessons plus AMA sessions" },
      { term: "Teaching time", detail: "120 hours of lessons" },
      { term: "Format", detail: "Live online classes with recordings" },
      { term: "Your time", detail: "About 7–10 hours a week" },
      { term: "Group", detail: "Small cohorts" },
      { term: "Community", detail: "Free for life, valued at $29/month" },
      { term: "Ask Me Anything", detail: "4 AMA sessions in the two months after the course" },
      { term: "Certificate", detail: "For a grade of 80% or more" },
    ],
  },
  tools: {
    title: "You work with these tools",
    items: [
      "Python",
      "NumPy",
      "Pandas",
      "Matplotlib",
      "Seaborn",
      "scikit-learn",
      "TensorFlow",
      "PyTorch",
      "Hugging Face",
      "OpenAI",
      "LangChain",
      "LangGraph",
      "Docker",
    ],
  },
  gains: {
    title: "What You’ll Gain",
    items: [
      {
        title: "Comprehensive Training",
        description: "You go from Python to agents in one course.",
      },
      {
        title: "Community",
        description: "You ask there between lessons and afterward.",
      },
      {
        title: "Structured Learning Journey",
        description: "A project or capstone closes each block.",
      },
      {
        title: "Lifetime Access",
        description: "Recordings and updates stay open to you.",
      },
      {
        title: "Hands-on Projects",
        description: "You finish four projects and a capstone.",
      },
      {
        title: "The AI Community",
        description: "You read model cards and use open models.",
      },
      {
        title: "Live Mentorship",
        description: "Instructors go through your code with you.",
      },
      {
        title: "Certificate",
        description: "Your projects and your assessments earn it.",
      },
      {
        title: "Career Support",
        description:
          "We review your resume, prepare you for interviews and introduce hiring partners, but promise no job.",
      },
      {
        title: "Skills",
        description: "You program, train models and run agents.",
      },
    ],
  },
  curriculum: {
    title: "80 lessons take you from Python to agents",
    items: engineerCurriculum,
    sessionsTitle: "After the course",
  },
  registration: {
    title: "Register for the next batch",
    intro: "Leave your name and how to reach you. You can ask first what applies if you cancel.",
  },
  faq: {
    title: "What you may want to know before you register",
    items: [
      {
        id: "experience",
        question: "Do I need prior programming experience?",
        answer:
          "No, beginners are welcome: the first lessons teach Python from the start, and machine learning begins only after you have written programs of your own.",
      },
      {
        id: "weekly-time",
        question: "How much time should I plan each week?",
        answer: "Plan about 7–10 hours a week for the live lessons, exercises and your current project.",
      },
      {
        id: "tools-covered",
        question: "Which tools does the course cover?",
        answer:
          "You use Python, NumPy, Pandas and Matplotlib/Seaborn for data, scikit-learn for classic models, and TensorFlow or PyTorch for deep learning. Then come NLP and LLM tooling with OpenAI and Hugging Face, LangChain and LangGraph for agents, and Docker and cloud for deployment.",
      },
      {
        id: "recordings",
        question: "What happens when I miss a session?",
        answer:
          "Every session is recorded and available on demand, so you can watch it before the next one and bring your questions there or to the community.",
      },
      {
        id: "installments",
        question: "Can I pay in installments?",
        answer: `Yes, installment plans are available: write to ${site.trainingsEmail} before you pay, and the trainings team will tell you the number and dates of the payments.`,
      },
      {
        id: "certificate",
        question: "Will I receive a certificate?",
        answer:
          "You receive a Certificate of Completion if you take an active part in the course and reach 80% or more across the assessments.",
      },
    ],
  },
  closing: {
    title: "Ask us before you decide",
    description:
      "Tell us what you do today and where you want to be after the course, and we will say whether it gets you there.",
    action: "Email the trainings team",
    email: site.trainingsEmail,
  },
};
