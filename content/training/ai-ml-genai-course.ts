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
    title: "AI/ML/GenAI Engineer Course",
    lead: "Start without any programming experience. Over 4 months of live online lessons you learn to prepare data, train models, and put language models and agents to work.",
    action: "Register for the Next Batch",
    secondaryAction: "View Curriculum",
    badges: [
      { icon: "graduation-cap", label: "Expert Instructors" },
      { icon: "clock", label: "Flexible Schedules" },
      { icon: "users", label: "Small Cohorts" },
    ],
    rating: { value: "9.5/10", label: "course rating" },
    certificateNote: "Industry-recognized certificates for a grade of 80% or more",
    chart: {
      label: "The course, block by block",
      legend: {
        lesson: "A line for each of the 80 lessons, in 4 months",
        project: "A project or the capstone",
        session: "An AMA session, every two weeks for two months",
      },
    },
  },
  facts: {
    title: "Course facts",
    items: [
      { term: "Duration", detail: "4 months" },
      { term: "Lessons", detail: "80 lessons plus AMA sessions" },
      { term: "Teaching time", detail: "120 hours of lessons" },
      { term: "Format", detail: "Live online classes with recordings" },
      { term: "Your time", detail: "About 7–10 hours a week" },
      { term: "Group", detail: "Small cohorts" },
      { term: "Practice", detail: "Hands-on projects and live mentorship" },
      { term: "Access", detail: "Lifetime, to recordings and updates" },
      { term: "Community", detail: "Free for life, valued at $29/month" },
      { term: "Ask Me Anything", detail: "4 AMA sessions, every two weeks for two months after the course" },
      { term: "Career support", detail: "Resume review, interview preparation, hiring-partner network" },
      { term: "Certificate", detail: "For a grade of 80% or more" },
    ],
  },
  tools: {
    title: "Tools you will work with",
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
    title: "What You'll Gain",
    intro: "Everything here belongs to your enrollment, during the 4 months and after them.",
    items: [
      {
        icon: "layers",
        title: "Comprehensive Training",
        description:
          "Python, machine learning, deep learning, generative AI and agents in one course, with nothing left to piece together from tutorials.",
      },
      {
        icon: "users",
        title: "Community",
        description:
          "Lifetime membership in the course community, free of charge and valued at $29/month. Ask questions there, show unfinished work, find a study partner.",
      },
      {
        icon: "route",
        title: "Structured Learning Journey",
        description:
          "Each lesson builds on the one before it, and a project or capstone closes every teaching block.",
      },
      {
        icon: "infinity",
        title: "Lifetime Access",
        description:
          "The recordings stay open to you for good, and so do the updates we make to the lessons.",
      },
      {
        icon: "wrench",
        title: "Hands-on Projects",
        description:
          "You finish four guided projects and a capstone whose subject, data and measure of success you set yourself.",
      },
      {
        icon: "globe",
        title: "The AI Community",
        description:
          "The field works in the open. You learn to read model cards, use open models and follow the discussions that matter to your work.",
      },
      {
        icon: "headset",
        title: "Live Mentorship",
        description:
          "Instructors go through your code and reasoning with you and tell you what they would change first.",
      },
      {
        icon: "award",
        title: "Certificate",
        description:
          "A grade of 80% or more earns the Certificate of Completion. It stands for work that your instructors have assessed.",
      },
      {
        icon: "briefcase",
        title: "Career Support",
        description:
          "We review your resume, prepare you for interviews and open our network of hiring partners to you. The offer you still earn yourself.",
      },
      {
        icon: "code",
        title: "Skills",
        description:
          "By the end you can clean a dataset, evaluate a model, build a retrieval system and deploy it in a container.",
      },
    ],
  },
  curriculum: {
    title: "Curriculum",
    intro:
      "Five blocks hold lessons 1–79, and a sixth covers your next step. Open a block to read its lessons.",
    items: engineerCurriculum,
    sessionsTitle: "After the course",
  },
  registration: {
    title: "Register for the next batch",
    intro:
      "Leave your name and how to reach you. The trainings team answers with the start date, the class times and the price.",
    steps: [
      {
        title: "You send the form",
        description: "Say where you are starting from, and ask whatever you want to know first.",
      },
      {
        title: "We send you the dates",
        description: "You receive the start of the next batch, the class times and the price.",
      },
      {
        title: "You secure your place",
        description: "Our message says how. If you prefer installments, tell us before you pay.",
      },
    ],
  },
  faq: {
    title: "Questions before you register",
    intro: "If yours is missing, write to us with the link at the end of this page.",
    items: [
      {
        id: "experience",
        question: "Do I need prior programming experience?",
        answer:
          "No, beginners are welcome. The first lessons teach Python from the start, and machine learning begins only after you have written programs of your own.",
      },
      {
        id: "weekly-time",
        question: "How much time should I plan each week?",
        answer:
          "About 7–10 hours. Most of that is live lessons; the rest goes into exercises and your current project.",
      },
      {
        id: "tools-covered",
        question: "Which tools does the course cover?",
        answer:
          "Python, NumPy, Pandas and Matplotlib/Seaborn for data, scikit-learn for classic models, and TensorFlow or PyTorch for deep learning. Then come NLP and LLM tooling with OpenAI and Hugging Face, LangChain and LangGraph for agents, and Docker and cloud for deployment.",
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
        answer: `Yes, installment plans are available. Write to ${site.trainingsEmail} before you register, and the trainings team will tell you the number and dates of the payments.`,
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
      "Tell us what you do today and where you want to be after the course. You get an honest answer on whether it fits.",
    action: "Email the trainings team",
    email: site.trainingsEmail,
  },
};
