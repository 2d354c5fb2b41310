/* SPDX-License-Identifier: Apache-2.0 */

/* Processes that the helper runs: each in a session and a directory of its own, as those that the
 * runner starts itself (runner/launch). */
#ifndef ASSAY_REMOTE_PROCESS_H
#define ASSAY_REMOTE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

#include "launch/orphans.h"
#include "place.h"
#include "remote/frame.h"

enum { PROCESS_PIPES = 3 };

struct process {
    struct process *next;
    uint32_t id; /* of the request */
    pid_t pid;
    char *path; /* of its directory, and a descriptor of that */
    int directory;
    int pipes[PROCESS_PIPES]; /* -1 once closed */
    size_t sent[PROCESS_PIPES];
    bool ended;
    int status;     /* as from waitpid, once it has ended */
    uint64_t begun; /* milliseconds; then how long it took */
    uint64_t took;
    uint64_t over; /* milliseconds: when pipes that are open then are given up */
};

struct processes {
    struct process *first;
    const struct place *place;
    struct orphans *orphans;
    struct buffer *answers;
    int null;
};

/* Starts what the frame asks for, and answers that it started, or failed. */
void processes_start(struct processes *processes, const struct received *frame);

/* Sends a signal to the process of the request, SIGTERM and SIGKILL to its group, and answers that it was
 * alive if it was. */
void processes_signal(struct processes *processes, uint32_t id, int number);

/* Takes note of those that have ended. */
void processes_reap(struct processes *processes);

/* Passes on what can be read from the pipe of the process. */
void processes_read(struct processes *processes, struct process *process, int pipe);

/* Answers, as far as there is room, for those of which nothing can come any more, and forgets them. Returns milliseconds until
 * it should be asked again; -1 for any time. */
int processes_finish(struct processes *processes);

/* Kills all, and removes their directories. */
void processes_end(struct processes *processes);

#endif
