/* SPDX-License-Identifier: Apache-2.0 */

/* Step 6: what came out, for one test on one JVM, and for a whole run. Sinks
 * know this header and nothing of processes. */
#ifndef ASSAY_JUDGE_RESULT_H
#define ASSAY_JUDGE_RESULT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/stream.h"
#include "judge/known.h"
#include "match/comparison.h"
#include "vm/vm.h"

enum verdict {
    VERDICT_PASS,
    VERDICT_FAIL,  /* a `must` line differs */
    VERDICT_WEAK,  /* only `should` lines differ */
    VERDICT_CRASH, /* signal, abort, fatal-error log */
    VERDICT_TIMEOUT,
    VERDICT_INCOMPLETE, /* a declared hook was not reached */
    VERDICT_ERROR,      /* the harness could not do its part */
    VERDICT_NA,         /* not applicable, with the reason */
    VERDICT_KNOWN,      /* fails exactly as a known deviation says */
    VERDICT_FIXED,      /* a known deviation that passes now */
    VERDICT_COUNT
};

const char *verdict_name(enum verdict verdict); /* "PASS" */

/* Whether a verdict alone makes the run deviate (exit status 1). `strict` counts FIXED and WEAK
 * too, and a KNOWN that is overdue (run.overdue). ERROR is not a deviation but a harness error. */
bool verdict_deviates(enum verdict verdict, bool strict);

struct result {
    const char *id; /* "thread/GetThreadState/parked-timed" or "...:case" */
    const char *title;
    unsigned repeat; /* 0 for the first time, with --repeat */
    enum verdict verdict;
    enum verdict unrecorded; /* the verdict without the records of known deviations */
    enum verdict end;        /* CRASH, TIMEOUT or INCOMPLETE where the process ended so, whatever
                                that weighs; else PASS */
    char *reason;            /* one line: why NA, ERROR, INCOMPLETE, CRASH, ...; or NULL */
    char *known;             /* ids of the causes for KNOWN and FIXED; or NULL */
    enum known_class known_class; /* with `known`: how a certificate counts them */
    char *overdue;                /* that a known deviation was to be reviewed; or NULL */
    const char *challenge;        /* why the test is believed wrong: it counts nowhere; or NULL */
    struct comparison comparison; /* empty when nothing was compared */
    const struct rule *const *rules; /* all rules the test covers */
    size_t rule_count;
    double seconds;                     /* wall time of the JVM's process */
    int exit_status;                    /* -1 when it did not exit by itself */
    int signal;                         /* 0 when no signal ended it */
    struct stream transcript, out, err; /* kept for every verdict but PASS and NA */
    char *rerun;                        /* command line that runs just this test again */
    char *by_hand;                      /* command line with plain java */
    char *kept;                         /* directory with the full record, or NULL */
};

struct run {
    const struct vm *vm;
    const char *suite;        /* what was selected, as given by the user */
    const char *revision;     /* revision of the suite, or "unknown" */
    const char *command_line; /* of the runner */
    int spec;                 /* specification version tested against */
    bool strict;
    bool journaled; /* what has finished is kept, so that the same command goes on from it */
    bool part;      /* of what was selected: that none of it applies is no error */
    unsigned jobs;  /* JVMs at the same time */
    int64_t seed;   /* of the order, -1 for the catalogue's order */
    unsigned shard; /* 1..shards: which part of the plan; both 0 for all of it */
    unsigned shards;
    const char *times;   /* SHA-256 of the results by which the parts are made; or NULL */
    int64_t started;     /* seconds since the epoch */
    double seconds;      /* wall time, known at the end */
    bool interrupted;    /* Ctrl-C: the results are those finished before */
    const char *stopped; /* why no more tests were begun before the end; or NULL */
    size_t planned;      /* results due */
    const char *awaited; /* the test whose result comes after the one that is reported; or NULL */
    size_t overdue;      /* results that rest on a known deviation to be reviewed */
    size_t challenged;   /* results that are counted nowhere */
    size_t counts[VERDICT_COUNT];
};

/* Whether the result makes the run deviate: by its verdict, or as known and overdue. */
bool result_deviates(const struct result *result, bool strict);

/* What a result has of a stream: its end, of so many bytes and lines. */
enum { RESULT_STREAM_BYTES = 128 << 10, RESULT_STREAM_LINES = 1000 };

/* Cuts the streams to that, as text that can be shown (utf8_plain). */
void result_cut(struct result *result);

void result_free(struct result *result);

#endif
