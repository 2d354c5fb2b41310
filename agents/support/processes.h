/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Tests that start another JVM, or look at what this JVM's process writes.
 *
 * The launcher, agents/companions/launcher.c, creates a JVM through the Invocation API, with agents
 * that are linked into it:
 *
 *     static void load(JavaVM *vm, char *options)
 *     {
 *         launch(vm, LIST("-agentlib:linked=one"));
 *     }
 *
 *     TEST(.load = load, .env = LIST(LAUNCHER));
 */
#ifndef ASSAY_PROCESSES_H
#define ASSAY_PROCESSES_H

#include "assay.h"

/* ---- Another JVM -------------------------------------------------------- */

/* For .env: where the launcher and the targets are. */
#define LAUNCHER "LAUNCHER={companions}/launcher", "TARGETS={java}"

/* Starts the launcher with the JVM under test, its options that begin with -X and these arguments,
 * up to a null pointer; waits for it, and says "the launcher ends successfully", "unsuccessfully" or
 * "by a signal". Call it in Agent_OnLoad, where this JVM has only just begun. `broken` if the launcher
 * cannot be started. */
void launch(JavaVM *vm, const char *const *arguments);

/* For tests of JAVA_TOOL_OPTIONS, which a platform need not support. Stands at the beginning of
 * Agent_OnLoad, and names a system property that the test's variable sets. If the property is not
 * there, this JVM is started once more with a plain variable; if that has no effect either the test is
 * `inapplicable`. */
void need_tool_options(const char *property);

/* ---- Output ------------------------------------------------------------- */

/* Whether the process wrote anything to standard output or standard error between the two calls.
 * What it writes is lost. Not nested. */
void begin_output(void);
bool end_output(void);

#endif
