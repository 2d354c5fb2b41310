/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/result.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/lines.h"
#include "base/utf8.h"

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICT_COUNT] = {
        [VERDICT_PASS] = "PASS",       [VERDICT_FAIL] = "FAIL",
        [VERDICT_WEAK] = "WEAK",       [VERDICT_CRASH] = "CRASH",
        [VERDICT_TIMEOUT] = "TIMEOUT", [VERDICT_INCOMPLETE] = "INCOMPLETE",
        [VERDICT_ERROR] = "ERROR",     [VERDICT_NA] = "NA",
        [VERDICT_KNOWN] = "KNOWN",     [VERDICT_FIXED] = "FIXED",
    };
    return names[verdict];
}

bool verdict_deviates(enum verdict verdict, bool strict)
{
    switch (verdict) {
    case VERDICT_FAIL:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_INCOMPLETE:
        return true;
    case VERDICT_WEAK:
    case VERDICT_FIXED:
        return strict;
    default:
        return false;
    }
}

bool result_deviates(const struct result *result, bool strict)
{
    if (result->challenge != NULL)
        return false;
    return verdict_deviates(result->verdict, strict) || (strict && result->overdue != NULL);
}

static void cut_stream(struct stream *stream)
{
    struct stream rest = *stream;
    size_t skipped = rest.length > RESULT_STREAM_BYTES ? rest.length - RESULT_STREAM_BYTES : 0;
    char *text = NULL, *line;
    size_t length = 0;
    if (rest.length == 0)
        return;
    rest.bytes += skipped;
    rest.length -= skipped;
    size_t position = line_tail(&rest, RESULT_STREAM_LINES);
    bool cut = stream->cut || skipped + position > 0;
    FILE *plain = open_memstream(&text, &length);
    while ((line = line_next(&rest, &position, utf8_plain)) != NULL) {
        fprintf(plain, "%s\n", line);
        free(line);
    }
    fclose(plain);
    free(stream->bytes);
    *stream = (struct stream){.bytes = text, .length = length, .cut = cut};
}

void result_cut(struct result *result)
{
    cut_stream(&result->transcript);
    cut_stream(&result->out);
    cut_stream(&result->err);
}

void result_free(struct result *result)
{
    free(result->reason);
    free(result->known);
    free(result->overdue);
    comparison_free(&result->comparison);
    free(result->transcript.bytes);
    free(result->out.bytes);
    free(result->err.bytes);
    free(result->rerun);
    free(result->by_hand);
    free(result->kept);
    *result = (struct result){0};
}
