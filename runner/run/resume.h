/* SPDX-License-Identifier: Apache-2.0 */

/* Runs that go on where they were stopped or killed. In their directory each JVM has two files:
 *
 *     SLUG.json     what is run there: the JVM, the plan and the files of the suite, and since when
 *     SLUG.results  the results so far (sinks/journal.h)
 */
#ifndef ASSAY_RUN_RESUME_H
#define ASSAY_RUN_RESUME_H

#include "run/session.h"

/* Begins the session on that JVM in the directory, or continues the one there: sets its journal,
 * which the caller frees, and its start. Returns 0; or -1 after a message, also when something else
 * was begun there. */
int resume_open(struct session *session, const char *directory, const struct vm *vm);

#endif
