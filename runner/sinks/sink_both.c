/* SPDX-License-Identifier: Apache-2.0 */

/* Two sinks as one. */
#include <stdlib.h>

#include "base/text.h"
#include "sinks/sink.h"

struct both {
    struct sink sink;
    struct sink *first;
    struct sink *second;
};

static int begin(struct sink *sink, const struct run *run)
{
    struct both *both = (struct both *)sink;
    int result = both->first->begin(both->first, run);
    return both->second->begin(both->second, run) | result;
}

static int hand_on(struct sink *sink, const struct run *run, const struct result *result)
{
    struct both *both = (struct both *)sink;
    int failed = both->first->result(both->first, run, result);
    return both->second->result(both->second, run, result) | failed;
}

static int end(struct sink *sink, const struct run *run)
{
    struct both *both = (struct both *)sink;
    int result = both->first->end(both->first, run);
    return both->second->end(both->second, run) | result;
}

static void release(struct sink *sink)
{
    struct both *both = (struct both *)sink;
    both->first->free(both->first);
    both->second->free(both->second);
    free(both);
}

struct sink *sink_both(struct sink *first, struct sink *second)
{
    if (first == NULL || second == NULL)
        return first != NULL ? first : second;
    struct both *both = xcalloc(1, sizeof *both);
    both->sink = (struct sink){begin, hand_on, end, release, first->target};
    both->first = first;
    both->second = second;
    return &both->sink;
}
