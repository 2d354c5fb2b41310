/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/launch/: processes with a time limit.
 * Groups, streams, signals and orphans; nothing of tests and verdicts.
 */

/*
 * Step 4: processes, many at a time, each in a session of its own. It knows
 * nothing of tests and verdicts.
 */
#ifndef ASSAY_LAUNCH_LAUNCH_H
#define ASSAY_LAUNCH_LAUNCH_H

#include <stdbool.h>

#include "base/stream.h"

/* Bytes kept of each stream of a process; the rest is read and dropped. */
#define LAUNCH_STREAM_MAX (1u << 20)

/* The descriptor on which a process finds its channel for the transcript. */
#define LAUNCH_CHANNEL 3

/* One process to start. Everything must live until its outcome was handed over. */
struct job {
    char **argv;           /* argv[0] is the absolute path of the program */
    char **env;            /* the whole environment */
    const char *directory; /* its path: the mark of the process's descendants */
    int place;             /* the working directory, a descriptor */
    double timeout;        /* seconds until it counts as hanging */
    bool known_to_hang;    /* then it is killed at once: its stacks are of no interest */
    bool ends_itself;      /* interrupted, it is asked to end, and killed only if it does not */
    void *owner;           /* of the caller */
};

struct outcome {
    int error; /* errno of a process that could not be started, else 0 */
    bool timed_out;
    int exit_status; /* -1 when it did not exit by itself */
    int signal;      /* 0 when no signal ended it */
    double seconds;
    struct stream transcript, out, err; /* the receiver's to free */
};

/* Frees the streams. */
void outcome_free(struct outcome *outcome);

/* Where jobs come from and where outcomes go. */
struct work {
    /* Fills in the next job; false when there is none left. Not asked again then, unless
     * launcher_more says that there are more. */
    bool (*next)(void *context, struct job *job);
    /* Called once for each job, whatever became of it. No process of the job is
     * alive then. */
    void (*done)(void *context, const struct job *job, struct outcome *outcome);
    /* Called instead when the launcher was interrupted first. */
    void (*dropped)(void *context, const struct job *job);
    void *context;
    unsigned parallel;
};

struct launcher;

/* From here on SIGINT, SIGTERM and SIGHUP interrupt the launcher instead of
 * ending the program, but those that are ignored stay so; and orphaned descendants
 * become children of it. Returns NULL after a message. One launcher at a time. */
struct launcher *launcher_open(void);
void launcher_close(struct launcher *launcher);

/* Runs all jobs. When interrupted it starts no more, ends what runs, and
 * returns then. */
void launcher_run(struct launcher *launcher, const struct work *work);

/* For `done`: there are jobs again, though `next` had none left. */
void launcher_more(struct launcher *launcher);

/* Whether a signal asked to stop. */
bool launcher_interrupted(struct launcher *launcher);

#endif
