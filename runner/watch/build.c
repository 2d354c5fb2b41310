/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/build.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "certify/digest.h"
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

static void show(const struct outcome *outcome)
{
    fwrite(outcome->out.bytes, 1, outcome->out.length, stderr);
    fwrite(outcome->err.bytes, 1, outcome->err.length, stderr);
}

static int make(struct launcher *launcher, const char *tree, char **argv, bool quiet)
{
    int place = open(tree, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (place < 0) {
        complain("%s: %s", tree, strerror(errno));
        return -1;
    }
    struct making making = {.job = {.argv = argv,
                                    .env = environment_for(tree, NULL, NULL),
                                    .directory = tree,
                                    .place = place,
                                    .timeout = TIMEOUT}};
    launcher_run(launcher, &(struct work){next, done, dropped, &making, 1});
    string_array_free(making.job.env);
    close(place);
    if (!making.finished)
        return -1;
    const struct outcome *outcome = &making.outcome;
    bool good = outcome->error == 0 && outcome->exit_status == 0 && !outcome->timed_out;
    if (!good || !quiet)
        show(outcome);
    if (outcome->error != 0)
        complain("%s: %s", argv[0], strerror(outcome->error));
    else if (!good)
        complain("the build failed");
    outcome_free(&making.outcome);
    return good ? 0 : -1;
}

/* The tests whose libraries are built: with another support library all of them. */
static void choose(const struct strings *selected, const struct concern *concern,
                   struct numbering *ids)
{
    for (size_t i = 0; i < concern->build.texts.count; i++)
        numbering_add(ids, concern->build.texts.items[i]);
    for (size_t i = 0; concern->support && i < selected->count; i++)
        numbering_add(ids, selected->items[i]);
}

static char **command(const char *tree, const struct strings *ids, unsigned jobs, char *program)
{
    struct strings words = {0};
    strings_add(&words, program);
    strings_add(&words, xstrdup("--no-print-directory"));
    strings_add(&words, xprintf("-j%u", jobs));
    /* The Makefile need not read what others depend on. */
    char *list = strings_joined(ids, " ");
    if (strlen(list) < LIST_MAX && ids->count > 0)
        strings_add(&words, xprintf("TESTS=%s", list));
    free(list);
    bool gone = false;
    for (size_t i = 0; i < ids->count; i++) {
        char *source = xprintf("%s/agents/%s.c", tree, ids->items[i]);
        bool there = access(source, F_OK) == 0;
        if (there)
            strings_add(&words, xprintf("build/agents/%s.so", ids->items[i]));
        gone |= !there;
        free(source);
    }
    if (gone)
        strings_add(&words, xstrdup("prune"));
    strings_add(&words, xstrdup("build/java/.compiled"));
    return strings_array(&words);
}

static void digest_all(struct strings *digests, const struct home *home, const struct strings *ids)
{
    for (size_t i = 0; i < ids->count; i++) {
        char *library = xprintf("%s/%s.so", home->agents, ids->items[i]);
        char *digest = digest_of(library);
        strings_add(digests, digest != NULL ? digest : xstrdup("none"));
        free(library);
    }
}

/* Some are built even when others fail. */
static void note_different(struct concern *concern, const struct home *home,
                           const struct strings *ids, const struct strings *before)
{
    struct strings after = {0};
    digest_all(&after, home, ids);
    for (size_t i = 0; i < ids->count; i++)
        if (strcmp(before->items[i], after.items[i]) != 0) {
            numbering_add(&concern->tests, ids->items[i]);
            numbering_add(&concern->read, ids->items[i]);
        }
    strings_free(&after);
}

int build_run(struct launcher *launcher, const char *tree, const struct home *home,
              const struct strings *selected, unsigned jobs, bool quiet, struct concern *concern)
{
    char *program = program_on_path("make");
    if (program == NULL) {
        complain("there is no make on PATH");
        return -1;
    }
    struct numbering ids = {0};
    struct strings before = {0};
    choose(selected, concern, &ids);
    digest_all(&before, home, &ids.texts);
    char **argv = command(tree, &ids.texts, jobs, program);
    int result = make(launcher, tree, argv, quiet);
    note_different(concern, home, &ids.texts, &before);
    if (result == 0) {
        numbering_free(&concern->build);
        concern->support = concern->java = false;
    }
    string_array_free(argv);
    strings_free(&before);
    numbering_free(&ids);
    return result;
}
