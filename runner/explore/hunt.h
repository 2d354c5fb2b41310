/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios one after another on a JVM, and what was found, each kind of difference once. */
#ifndef ASSAY_EXPLORE_HUNT_H
#define ASSAY_EXPLORE_HUNT_H

#include <jansson.h>
#include <stdio.h>
#include <time.h>

#include "explore/corpus.h"
#include "explore/pool.h"

/* A difference that was found. */
struct discovery {
    struct explore_attempt attempt; /* shrunk */
    size_t times;                   /* scenarios that showed it */
    size_t shown, runs;             /* how often the shrunk scenario shows it, in so many runs */
    char *name;                     /* of its files: "21.0.13-1" */
    char *file;                     /* the scenario's, or NULL where none was written */
};

struct hunt {
    struct pool *pool;
    uint64_t seed;
    size_t scenarios; /* at most */
    double minutes;   /* at most; 0 for no limit */
    size_t length;    /* operations of a scenario */
    size_t shrink;    /* JVMs for shrinking a finding; 0 for none */
    bool stop;        /* at the first finding */
    bool quiet;
    struct corpus *corpus; /* of which half of the scenarios are made; NULL for none */
    const char *directory; /* where scenarios are written; NULL for nowhere */

    size_t judged, invalid, not_applicable, operations;
    struct discovery *items;
    size_t count;
    bool interrupted;
    time_t begun; /* 0 until it has begun */
};

/* Runs those of the corpus of which it is not known what they execute. */
void hunt_corpus(struct hunt *hunt);

void hunt_random(struct hunt *hunt);

/* Runs this scenario `times` times. Shrinks it too if `shrink` is set. */
void hunt_scenario(struct hunt *hunt, const struct scenario *scenario, size_t times);

/* The text about a finding. */
void hunt_print(const struct hunt *hunt, const struct discovery *discovery, FILE *stream);

/* Everything as JSON. */
json_t *hunt_json(const struct hunt *hunt);
void hunt_free(struct hunt *hunt);

#endif
