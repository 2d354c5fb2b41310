/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/sinks/: results as they come, in each format.
 * Progress, summary, TAP, JUnit XML, JSON, matrix; and the journal of a run.
 */

/*
 * Step 7: the places that results go to. A sink gets begin once, result in the
 * order of the plan, end once (also after an interruption), then free.
 */
#ifndef ASSAY_SINKS_SINK_H
#define ASSAY_SINKS_SINK_H

#include <stdio.h>

#include "judge/result.h"

struct sink {
    /* Each returns 0, or -1 when it could not write; errno says why. */
    int (*begin)(struct sink *sink, const struct run *run);
    int (*result)(struct sink *sink, const struct run *run, const struct result *result);
    int (*end)(struct sink *sink, const struct run *run);
    void (*free)(struct sink *sink);
    const char *target; /* the file's name, for messages */
};

/* Each opens its file ("-" is standard output) and returns NULL with errno set
 * when it cannot. Files appear under their name only when they are complete. */
struct sink *sink_tap(const char *path);
struct sink *sink_junit(const char *path);
struct sink *sink_json(const char *path);

/* The same, with class names that begin with that of the JVM: for who reads the files of several JVMs
 * together. */
struct sink *sink_junit_of_several(const char *path);

/* Progress on `stream` while the tests run: a bar with the time left on a
 * terminal, a plain line now and then elsewhere. */
struct sink *sink_progress(FILE *stream);

/* The failing tests in full as they come, and again by name at the end with the
 * table of verdicts, NA by reason and the closing sentence. */
struct sink *sink_summary(FILE *stream);

/* One sink of two, which it frees; either may be NULL. */
struct sink *sink_both(struct sink *first, struct sink *second);

#endif
