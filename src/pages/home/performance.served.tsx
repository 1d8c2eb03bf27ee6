export { Performance as Served } from "./performance.tsx";
