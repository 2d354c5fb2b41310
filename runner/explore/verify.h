/* SPDX-License-Identifier: Apache-2.0 */

/* A transcript of the agent (explore/agent.h) compared with the model. */
#ifndef ASSAY_EXPLORE_VERIFY_H
#define ASSAY_EXPLORE_VERIFY_H

#include "base/text.h"
#include "explore/model.h"

enum finding_kind {
    FINDING_NONE,
    FINDING_ANSWER,  /* a function answers what it must not */
    FINDING_MISSING, /* an event, or what an actor should have said */
    FINDING_UNEXPECTED,
    FINDING_STUCK, /* an actor does not go on */
    FINDING_CRASH,
    FINDING_HANG,
    FINDING_INVALID, /* no verdict: the scenario could not be carried out */
    FINDING_NA       /* the JVM lacks what scenarios need */
};

struct explore_finding {
    enum finding_kind kind;
    size_t operation; /* from 0; the one during which it came */
    char rule[80];    /* empty for those without one */
    char expected[ANSWER_TEXT];
    char actual[ANSWER_TEXT];
    char signature[240]; /* equal for the same difference */
};

/* How the process ended. */
struct process_end {
    bool timed_out;
    bool by_itself;    /* with exit status 0 */
    const char *frame; /* the problematic frame of a crash, or NULL */
};

/* The first deviation. `lines` are those of the transcript. */
void verify(struct explore_finding *finding, const struct scenario *scenario,
            const struct model_vm *vm, const struct strings *lines, const struct process_end *end);

/* The program of the agent for it (explore/agent.h). `patience` is how many seconds the agent waits for an
 * actor. `judged` adds what is allowed, for explore/alone/judge.c. Allocated. */
char *program_text(const struct scenario *scenario, const struct model_vm *vm, unsigned patience,
                   bool judged);

/* The scenario as a file. Allocated; `comment` comes first, each of its lines after "# ". */
char *scenario_text(const struct scenario *scenario, const char *comment);

#endif
