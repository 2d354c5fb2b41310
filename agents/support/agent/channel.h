/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The channel carries the transcript and the support library's own records from
 * the agent to the runner. It is the file descriptor whose number stands in the
 * environment variable ASSAY_CHANNEL, or standard output when there is none.
 *
 * Records begin with '#'; the runner's side of them is in runner/match/transcript.c.
 *
 *     # agent               the JVM called Agent_OnLoad, or JNI_OnLoad in the live phase
 *     # load                a hook returned: load, start, init, probe, attach, death, unload
 *     # case NAME           in a batch: what follows is of this case; without a name, of all
 *     # stopped FUNCTION    a call that the test rests on failed; the process ends
 *     # broken REASON       the test's arrangements failed; the process ends
 *     # na REASON           the platform lacks what the test is about; the process ends
 */
#ifndef ASSAY_CHANNEL_H
#define ASSAY_CHANNEL_H

#include <stdbool.h>

#define ASSAY_CHANNEL_VARIABLE "ASSAY_CHANNEL"
#define ASSAY_CASE_VARIABLE "ASSAY_CASE"

/* The program that runs those of the JVM's architecture, where the processor does not: a test that
 * starts a program puts it before that. */
#define ASSAY_EMULATOR_VARIABLE "ASSAY_EMULATOR"

/* By how much an agent multiplies its own time limits, since an emulator is slower: a whole number. */
#define ASSAY_PATIENCE_VARIABLE "ASSAY_PATIENCE"

/* Longest line, without its line feed. */
#define ASSAY_LINE_MAX 4000

/* Exit status of a process ended by `must` and by `broken`. */
#define ASSAY_EXIT_STOPPED 94
#define ASSAY_EXIT_BROKEN 95

/* The number of ASSAY_PATIENCE; 1 without an emulator. */
long assay_patience(void);

/* Whether this thread is in Agent_OnUnload, where the JVM is dead and calls fail as they should. */
extern _Thread_local bool assay_unloading;

/* Ends the process as `must` does, after a line that no expected file requires has been said; `what` is what
 * the test rests on. */
__attribute__((noreturn)) void assay_stop(const char *what);

/* The same after a line of its own: `text` does not fit
 * into a line. What is too long is never cut, since two texts could become equal by that. */
__attribute__((noreturn)) void assay_too_long(const char *text);

/* The cases of this JVM: one, or several names with blanks between them, which are a batch. Then each
 * hook is called for one after the other: first_case begins with the first, next_case goes on to the
 * next, and is false after the last. */
void assay_read_cases(void);
bool assay_first_case(void);
bool assay_next_case(void);

/* Writes one record; `detail` may be null. */
void assay_record(const char *word, const char *detail);

#endif
