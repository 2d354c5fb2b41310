/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios that are kept, since each executes places in a JVM that none before it did: files NAME.scenario in a
 * directory, NAME being a digest of what the scenario does. So two corpora are put together by copying their
 * files. */
#ifndef ASSAY_EXPLORE_CORPUS_H
#define ASSAY_EXPLORE_CORPUS_H

#include <stdint.h>

#include "explore/model.h"
#include "explore/places.h"

struct kept {
    char *name;
    struct scenario scenario;
    bool applies;       /* to this JVM; what makes no sense on it is not run */
    struct reach reach; /* empty until it is known */
};

/* Begins with the fields above `items` set. `places` is freed with the corpus; the others are of the caller. */
struct corpus {
    const char *directory;
    struct places *places;
    const char *label; /* of the JVM, for comments */
    const struct model_vm *vm;
    bool meets_known;

    struct kept *items;
    size_t count;
    size_t *reaching; /* how many of them execute each place */
    size_t reached;   /* places that one of them executes */
    size_t added;     /* since it was opened */
};

/* Reads the directory, which need not be there, and makes it. Returns 0, or -1 after a message, which names the
 * file that cannot be read. */
int corpus_open(struct corpus *corpus);
void corpus_free(struct corpus *corpus);

/* How many places of the set no scenario of the corpus executes. */
size_t corpus_news(const struct corpus *corpus, const struct reach *reach);

/* Says what the scenario of that index executes, and keeps that, too. Returns 0, or -1 after a message. */
int corpus_learn(struct corpus *corpus, size_t index, const struct reach *reach);

/* Keeps a scenario that executes something new; `seed` is for its comment. Returns as above. */
int corpus_keep(struct corpus *corpus, const struct scenario *scenario, uint64_t seed,
                const struct reach *reach);

/* A mutation of a scenario of the corpus, of which there is at least one; the same for the same seed and the
 * same corpus. Those that execute what few others do are preferred. */
void corpus_mutate(const struct corpus *corpus, struct scenario *scenario, uint64_t seed,
                   size_t length);

/* Names of scenarios: those that apply to a JVM, and of these the ones that are needed. Begins as {0}. */
struct corpus_cover {
    size_t count; /* of the scenarios that there are */
    struct strings applying;
    struct strings needed;
};

/* Adds scenarios that execute together all that the corpus does on this JVM, with those that are needed
 * already; and those of which it is not known. */
void corpus_cover(const struct corpus *corpus, struct corpus_cover *cover);
void corpus_cover_free(struct corpus_cover *cover);

/* Removes the files of those that are not needed. Those that apply to no JVM that was asked are kept. Returns how
 * many are kept. */
size_t corpus_reduce(const char *directory, const struct corpus_cover *cover);

#endif
