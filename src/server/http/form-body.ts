import express, { type RequestHandler } from "express";
import { refuseAnnounced } from "./refuse-announced.ts";

/** Reads the fields of a sent form, of at most `limit` bytes, into `req.body`. */
export function formBody(limit: number): RequestHandler[] {
  return [refuseAnnounced(limit), express.urlencoded({ extended: false, limit })];
}
