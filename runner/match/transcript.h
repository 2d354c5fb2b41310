/* SPDX-License-Identifier: Apache-2.0 */

/* What came over the channel: the actual lines, and the records of the support
 * library (agents/support/agent/channel.h), which begin with '#'. */
#ifndef ASSAY_MATCH_TRANSCRIPT_H
#define ASSAY_MATCH_TRANSCRIPT_H

#include <stdbool.h>

#include "base/stream.h"
#include "base/text.h"

struct transcript {
    struct strings lines; /* valid UTF-8 without control characters */
    bool agent;           /* the JVM called the agent at all */
    bool load, start, init, probe, attach, death, unload; /* hooks that returned */
    char *stopped;      /* function of a "# stopped" record, or NULL */
    char *broken;       /* reason of a "# broken" record, or NULL */
    char *inapplicable; /* reason of a "# na" record, or NULL */
    bool cut;           /* there was more than a transcript can have */
};

/* Whatever the bytes are, the result is text: bytes that are not UTF-8 and control
 * characters come out as \xNN. A last line without line feed is marked as such. */
void transcript_read(struct transcript *transcript, const struct stream *stream);
void transcript_free(struct transcript *transcript);

/* Of the transcript of a batch (agents/support/agent/channel.h) what is of one case, and what is of all,
 * in bytes that are allocated. Returns whether there is anything that is of that case alone. */
bool transcript_of_case(const struct stream *stream, const char *case_name, struct stream *part);

#endif
