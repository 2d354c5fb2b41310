/* SPDX-License-Identifier: Apache-2.0 */
#include "match/transcript.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

/* More lines than this no test says; comparing them would take for ever. */
enum { LINES_MAX = 20000, LINE_BYTES = 65536 };

static bool is_record(const char *line, const char *word)
{
    return strcmp(line + strlen("# "), word) == 0;
}

/* The detail of the record, allocated, if the line is one of that word. */
static char *detail_of(const char *line, const char *word)
{
    size_t length = strlen(word);
    line += strlen("# ");
    if (strncmp(line, word, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
        return NULL;
    return xstrdup(line + length + (line[length] == ' '));
}

static void read_record(struct transcript *transcript, const char *line)
{
    transcript->agent = true;
    transcript->load |= is_record(line, "load");
    transcript->start |= is_record(line, "start");
    transcript->init |= is_record(line, "init");
    transcript->probe |= is_record(line, "probe");
    transcript->attach |= is_record(line, "attach");
    transcript->death |= is_record(line, "death");
    transcript->unload |= is_record(line, "unload");
    if (transcript->stopped == NULL)
        transcript->stopped = detail_of(line, "stopped");
    if (transcript->inapplicable == NULL)
        transcript->inapplicable = detail_of(line, "na");
    if (transcript->broken == NULL)
        transcript->broken = detail_of(line, "broken");
}

static void read_line(struct transcript *transcript, const char *bytes, size_t length, bool whole)
{
    if (transcript->lines.count >= LINES_MAX) {
        transcript->cut = true;
        return;
    }
    if (length > LINE_BYTES) {
        transcript->cut = true;
        length = LINE_BYTES;
    }
    char *line = utf8_plain(bytes, length);
    if (!whole) {
        char *marked = xprintf("%s (and no end of the line)", line);
        free(line);
        line = marked;
    }
    if (whole && strncmp(line, "# ", 2) == 0) {
        read_record(transcript, line);
        free(line);
    } else {
        strings_add(&transcript->lines, line);
    }
}

void transcript_read(struct transcript *transcript, const struct stream *stream)
{
    *transcript = (struct transcript){.cut = stream->cut};
    const char *end = stream->length > 0 ? stream->bytes + stream->length : stream->bytes;
    for (const char *start = stream->bytes; start < end;) {
        const char *feed = memchr(start, '\n', (size_t)(end - start));
        const char *stop = feed != NULL ? feed : end;
        read_line(transcript, start, (size_t)(stop - start), feed != NULL);
        start = stop + 1;
    }
    transcript->agent |= transcript->lines.count > 0;
    if (transcript->cut)
        strings_add(&transcript->lines, xstrdup("(the transcript was cut here)"));
}

void transcript_free(struct transcript *transcript)
{
    strings_free(&transcript->lines);
    free(transcript->stopped);
    free(transcript->inapplicable);
    free(transcript->broken);
}

#define CASE "# case"

/* Whether the line, without its line feed, begins what is of one case or of all; and then, whether
 * the case is among them. */
static bool begins_part(const char *line, size_t length, const char *case_name, bool *among)
{
    size_t before = strlen(CASE);
    if (length < before || strncmp(line, CASE, before) != 0)
        return false;
    if (length == before) {
        *among = true;
        return true;
    }
    if (line[before] != ' ')
        return false;
    before++;
    *among = length - before == strlen(case_name)
             && memcmp(line + before, case_name, length - before) == 0;
    return true;
}

bool transcript_of_case(const struct stream *stream, const char *case_name, struct stream *part)
{
    *part = (struct stream){.cut = stream->cut};
    const char *end = stream->bytes + stream->length;
    bool among = true, begun = false;
    for (const char *start = stream->bytes; start < end;) {
        const char *feed = memchr(start, '\n', (size_t)(end - start));
        const char *next = feed != NULL ? feed + 1 : end;
        size_t length = (size_t)(feed != NULL ? feed - start : end - start);
        if (begins_part(start, length, case_name, &among))
            begun |= among && length > strlen(CASE);
        else if (among)
            stream_append(part, start, (size_t)(next - start), stream->length);
        start = next;
    }
    return begun;
}
