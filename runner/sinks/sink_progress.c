/* SPDX-License-Identifier: Apache-2.0 */

/* Progress on a terminal. */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "sinks/sink.h"

enum { LOG_SECONDS = 10, BAR_WIDTH = 30 };

struct progress {
    struct sink sink;
    FILE *stream;
    bool terminal;
    size_t finished, deviating;
    double started, reported;
};

/* Whether the cursor can be moved on that stream. */
static bool is_terminal(FILE *stream)
{
    const char *kind = getenv("TERM");
    return isatty(fileno(stream)) && kind != NULL && strcmp(kind, "dumb") != 0;
}

static unsigned columns(FILE *stream)
{
    struct winsize size;
    return ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

static char *summary(const struct progress *progress, const struct run *run)
{
    size_t left = run->planned - progress->finished;
    double elapsed = clock_seconds() - progress->started;
    unsigned seconds = progress->finished > 0
                           ? (unsigned)(elapsed / (double)progress->finished * (double)left + 0.5)
                           : 0;
    return xprintf("%zu/%zu, %zu not as expected, %u:%02u left%s%s", progress->finished,
                   run->planned, progress->deviating, seconds / 60, seconds % 60,
                   run->awaited != NULL ? ", at " : "", run->awaited != NULL ? run->awaited : "");
}

static void draw(struct progress *progress, const struct run *run)
{
    char *text = summary(progress, run);
    char bar[BAR_WIDTH + 1];
    size_t full = run->planned > 0 ? progress->finished * BAR_WIDTH / run->planned : 0;
    memset(bar, '.', BAR_WIDTH);
    memset(bar, '=', full);
    bar[BAR_WIDTH] = '\0';
    unsigned width = columns(progress->stream);
    char *line = width > 2 * BAR_WIDTH ? xprintf("[%s] %s", bar, text) : xstrdup(text);
    fprintf(progress->stream, "\r\033[K%.*s", (int)width - 1, line);
    free(line);
    fflush(progress->stream);
    free(text);
}

static void show_progress(struct progress *progress, const struct run *run)
{
    if (progress->terminal) {
        draw(progress, run);
        return;
    }
    bool last = progress->finished == run->planned;
    if (!last && clock_seconds() - progress->reported < LOG_SECONDS)
        return;
    progress->reported = clock_seconds();
    char *text = summary(progress, run);
    fprintf(progress->stream, "%s\n", text);
    fflush(progress->stream);
    free(text);
}

static int begin(struct sink *sink, const struct run *run)
{
    struct progress *progress = (struct progress *)sink;
    progress->started = progress->reported = clock_seconds();
    if (progress->terminal)
        draw(progress, run);
    return 0;
}

static int count(struct sink *sink, const struct run *run, const struct result *result)
{
    struct progress *progress = (struct progress *)sink;
    progress->finished++;
    progress->deviating += result_deviates(result, run->strict) || result->verdict == VERDICT_ERROR;
    show_progress(progress, run);
    return 0;
}

static int end(struct sink *sink, const struct run *run)
{
    (void)run;
    struct progress *progress = (struct progress *)sink;
    if (progress->terminal)
        fputs("\r\033[K", progress->stream);
    fflush(progress->stream);
    return 0;
}

static void release(struct sink *sink)
{
    free(sink);
}

struct sink *sink_progress(FILE *stream)
{
    struct progress *progress = xcalloc(1, sizeof *progress);
    progress->stream = stream;
    progress->terminal = is_terminal(stream);
    progress->sink = (struct sink){begin, count, end, release, "the progress"};
    return &progress->sink;
}
