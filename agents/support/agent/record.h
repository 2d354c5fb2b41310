/* SPDX-License-Identifier: Apache-2.0 */

/*
 * A record of what callbacks were given, for saying it afterwards. All functions that record may be
 * called from several threads, and in heap callbacks, where no function of JVM TI may be called.
 *
 * Lines that are equal are kept once and counted. The order in which a heap walk reports objects is
 * open, so its lines are said sorted:
 *
 *     HEAP_ITERATION_CALLBACK(record_object)
 *     {
 *         if (*tag != 0)
 *             record("object with tag %d", (int)*tag);
 *         return 0;
 *     }
 *     ...
 *     say("IterateThroughHeap: %s", error_name(error));
 *     say_sorted_record();                     "object with tag 1", "object with tag 2 x2"
 *
 * Where too much is compared to say all of it, the test says the first difference alone:
 *
 *     if (actual != expected)
 *         differs("%s: expected %d, actual %d", name, expected, actual);
 *     ...
 *     say_first_difference();                  "first difference: none"
 *
 * The record grows as needed. More than 10,000 different lines end the process, having said so.
 */
#ifndef ASSAY_RECORD_H
#define ASSAY_RECORD_H

#include "assay.h"

/* ---- Recording lines ---------------------------------------------------- */

/* Records a line, or counts it once more if it was recorded before. */
__attribute__((format(printf, 1, 2))) void record(const char *format, ...);

/* The same for a line that say_sorted_record is to say by ascending `place`, such as an index,
 * before it is to compare the lines' texts. `record` gives its lines the place 0. */
__attribute__((format(printf, 2, 3))) void record_at(jlong place, const char *format, ...);

/* How often the line was recorded; 0 for never. */
int times_recorded(const char *line);

/* ---- Saying the record -------------------------------------------------- */

/* Each of these functions forgets the record, so that another can begin. A line that was recorded N
 * times, more than once, is followed by " xN". */

/* Says the lines in the order in which they were first recorded. */
void say_record(void);

/* Says the lines by place, and within one place in the order of their bytes. */
void say_sorted_record(void);

/* Says the record in one line: the words of the format, and behind them the recorded lines as
 * say_sorted_record orders them, separated by blanks; or "nothing" if there are none. */
__attribute__((format(printf, 1, 2))) void say_record_in_one_line(const char *format, ...);

/* Forgets the record without saying it. */
void forget_record(void);

/* ---- The first difference ----------------------------------------------- */

/* Records a difference between what a test expects and what it finds, as in "OF WHAT: expected X,
 * actual Y". Of several the first in the order of their bytes is said, since what is compared comes
 * in any order. */
__attribute__((format(printf, 1, 2))) void differs(const char *format, ...);

/* The same where what is compared comes in a certain order and one difference brings about others:
 * the one that was recorded first is said. */
__attribute__((format(printf, 1, 2))) void differs_in_order(const char *format, ...);

/* Whether a difference was recorded. */
bool is_difference_recorded(void);

/* Says "first difference: none", or the difference, and forgets it. */
void say_first_difference(void);

#endif
