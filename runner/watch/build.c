/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/build.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "launch/environment.h"

/* Seconds; and the greatest length of a list of tests that is one argument. */
enum { TIMEOUT = 3600, LIST_MAX = 60000 };

char *build_tree(const struct home *home)
{
    char *makefile = xprintf("%s/Makefile", home->sources);
    char *agents = xprintf("%s/build/agents", home->sources);
    bool found = access(makefile, R_OK) == 0 && strcmp(agents, home->agents) == 0;
    free(makefile);
    free(agents);
    return found ? xstrdup(home->sources) : NULL;
}

struct making {
    struct job job;
    bool started, finished;
    struct outcome outcome;
};

static bool next(void *context, struct job *job)
{
    struct making *making = context;
    if (making->started)
        return false;
    making->started = true;
    *job = making->job;
    return true;
}

static void done(void *context, const struct job *job, struct outcome *outcome)
{
    (void)job;
    struct making *making = context;
    making->outcome = *outcome;
    making->finished = true;
}

static void dropped(void *context, const struct job *job)
{
    (void)context;
    (void)job;
}

static void show(const struct stream *stream)
{
    if (stream->length > 0)
        fwrite(stream->bytes, 1, stream->length, stderr);
}

static int make(struct launcher *launcher, const char *tree, char **argv, bool quiet)
{
    int place = open(tree, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (place < 0) {
        complain("%s: %s", tree, strerror(errno));
        return -1;
    }
    /* A make around this one must not share its options and its jobs. */
    static const char *const settings[] = {"MAKEFLAGS=", "MFLAGS=", "MAKELEVEL=0", NULL};
    struct making making = {.job = {.argv = argv,
                                    .env = environment_for(tree, NULL, settings),
                                    .directory = tree,
                                    .place = place,
                                    .ends_itself = true,
                                    .timeout = TIMEOUT}};
    launcher_run(launcher, &(struct work){next, done, dropped, &making, 1});
    string_array_free(making.job.env);
    close(place);
    if (!making.finished)
        return -1;
    const struct outcome *outcome = &making.outcome;
    bool good = outcome->error == 0 && outcome->exit_status == 0 && !outcome->timed_out;
    if (!good || !quiet) {
        show(&outcome->out);
        show(&outcome->err);
    }
    if (outcome->error != 0)
        complain("%s: %s", argv[0], strerror(outcome->error));
    else if (!good)
        complain("the build failed");
    outcome_free(&making.outcome);
    return good ? 0 : -1;
}

/* The tests, or `prune` for those that are gone. */
static void add_targets(struct strings *words, const char *tree, const struct strings *ids)
{
    bool gone = false;
    for (size_t i = 0; i < ids->count; i++) {
        char *source = xprintf("%s/agents/%s.c", tree, ids->items[i]);
        bool there = access(source, F_OK) == 0;
        if (there)
            strings_add(words, xprintf("build/agents/%s.so", ids->items[i]));
        gone |= !there;
        free(source);
    }
    if (gone)
        strings_add(words, xstrdup("prune"));
    strings_add(words, xstrdup("build/java/.compiled"));
}

static bool is_support(const char *name)
{
    return strncmp(name, "agents/support/", strlen("agents/support/")) == 0;
}

static char **command(const char *tree, const struct strings *ids, const struct strings *sources,
                      unsigned jobs, char *program)
{
    struct strings words = {0};
    strings_add(&words, program);
    /* What it does, but not what it need not do. */
    strings_add(&words, xstrdup("-s"));
    strings_add(&words, xstrdup("SAY=@echo"));
    strings_add(&words, xprintf("-j%u", jobs));
    /* The Makefile need not read what others depend on. */
    char *list = strings_joined(ids, " ");
    strings_add(&words, xprintf("ASSAY_WATCHED=%s", strlen(list) < LIST_MAX ? list : ""));
    free(list);
    for (size_t i = 0; i < sources->count; i++) {
        const char *name = sources->items[i] + strlen(tree) + 1;
        strings_add(&words, xprintf("--what-if=%s", name));
        /* An archive is not older than a source that is gone, but than one that is always there. */
        if (is_support(name) && access(sources->items[i], F_OK) != 0)
            strings_add(&words, xstrdup("--what-if=agents/support/agent/agent.c"));
    }
    add_targets(&words, tree, ids);
    return strings_array(&words);
}

/* What a time does not tell: the record of the package of a changed Java source is made older than any source. */
static void forget(const char *tree, const char *source)
{
    const char *name = source + strlen(tree) + 1;
    if (strncmp(name, "javasrc/", strlen("javasrc/")) == 0) {
        const struct timespec times[] = {{0}, {0}};
        char *package = text_replace(directory_of(name), '/', '+');
        char *record = xprintf("%s/build/java-packages/%s", tree, package);
        utimensat(AT_FDCWD, record, times, 0);
        free(record);
        free(package);
    }
}

int build_run(struct launcher *launcher, const char *tree, const struct strings *ids,
              const struct strings *sources, unsigned jobs, bool quiet)
{
    char *program = program_on_path("make");
    if (program == NULL) {
        complain("there is no make on PATH");
        return -1;
    }
    for (size_t i = 0; i < sources->count; i++)
        forget(tree, sources->items[i]);
    char **argv = command(tree, ids, sources, jobs, program);
    int result = make(launcher, tree, argv, quiet);
    string_array_free(argv);
    return result;
}

/* Those of the system and of the JDK do not change, and those that the build makes are built. */
static void add_header(struct strings *paths, const char *tree, const char *word, size_t length)
{
    if (*word != '/' && length > 0 && strncmp(word, "build/", strlen("build/")) != 0)
        strings_add(paths, xprintf("%s/%.*s", tree, (int)length, word));
}

/* The first rule that the compiler wrote: "LIBRARY: SOURCE HEADER...", with lines that are continued. */
void build_headers(struct strings *paths, const char *tree, const char *library)
{
    char *path = xprintf("%.*sd", (int)(strlen(library) - strlen("so")), library);
    char *text = file_read(path, NULL);
    const char *word = text != NULL ? strchr(text, ':') : NULL;
    word = word != NULL ? word + 1 : NULL;
    while (word != NULL && *word != '\0' && *word != '\n') {
        size_t length = strcspn(word, " \n");
        if (length == 1 && *word == '\\' && word[1] == '\n')
            length = 2;
        else
            add_header(paths, tree, word, length);
        word += length;
        word += strspn(word, " ");
    }
    free(text);
    free(path);
}
