/* SPDX-License-Identifier: Apache-2.0 */
#include "run/resume.h"

#include <fts.h>
#include <inttypes.h>
#include <sha2.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/json_file.h"
#include "base/json_text.h"
#include "base/text.h"
#include "revision.h"
#include "sinks/result_json.h"

static void put_text(SHA2_CTX *context, const char *text)
{
    SHA256Update(context, (const uint8_t *)text, strlen(text) + 1);
}

static int by_name(const FTSENT **a, const FTSENT **b)
{
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

/* Adds name, size and time of the file, or of all files below the directory. A file that is made anew
 * has another time: reading all of them takes too long for each start. */
static void put_files(SHA2_CTX *context, const char *path)
{
    char *paths[] = {(char *)path, NULL};
    FTS *tree = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, by_name);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;) {
        if (entry->fts_info != FTS_F)
            continue;
        const struct stat *status = entry->fts_statp;
        char *line = xprintf("%s %jd %jd.%09ld", entry->fts_path, (intmax_t)status->st_size,
                             (intmax_t)status->st_mtim.tv_sec, status->st_mtim.tv_nsec);
        put_text(context, line);
        free(line);
    }
    if (tree != NULL)
        fts_close(tree);
}

static json_t *digest_of(SHA2_CTX *context)
{
    char digest[SHA256_DIGEST_STRING_LENGTH];
    SHA256End(context, digest);
    return json_string(digest);
}

/* The tests in their order. */
static json_t *digest_of_plan(const struct plan *plan)
{
    SHA2_CTX context;
    SHA256Init(&context);
    for (size_t i = 0; i < plan->count; i++) {
        char *line = xprintf("%u %s", plan->items[i].repeat, plan->items[i].id);
        put_text(&context, line);
        free(line);
    }
    return digest_of(&context);
}

/* What the verdicts depend on. */
static json_t *digest_of_files(const struct session *session)
{
    const struct suite *suite = session->suite;
    SHA2_CTX context;
    SHA256Init(&context);
    for (size_t i = 0; i < session->plan->count; i++) {
        put_files(&context, session->plan->items[i].test->library);
        put_files(&context, session->plan->items[i].test->expected);
    }
    put_files(&context, suite->home.java);
    put_files(&context, suite->home.companions);
    put_files(&context, suite->home.spec);
    put_files(&context, suite->home.suites);
    if (session->config->known != NULL)
        put_files(&context, session->config->known);
    return digest_of(&context);
}

/* What must be the same when a run is continued. */
static json_t *identity_of(const struct session *session, const struct vm *vm)
{
    const struct run run = {.vm = vm};
    json_t *document = run_as_json(&run);
    const struct run_config *config = session->config;
    json_t *identity = json_pack("{s:s, s:O, s:i, s:f, s:o, s:o, s:o}", "revision", ASSAY_REVISION,
                                 "vm", json_object_get(document, "vm"), "specification",
                                 config->spec, "timeout_scale", config->timeout_scale, "known",
                                 text_as_json(config->known), "plan", digest_of_plan(session->plan),
                                 "files", digest_of_files(session));
    json_decref(document);
    return identity;
}

/* Compares what is to be run with what was begun, or notes it. */
static int check_state(struct session *session, const char *directory, const char *name,
                       const json_t *identity)
{
    char *path = xprintf("%s/%s", directory, name);
    json_t *state = access(path, F_OK) == 0 ? json_file_read(directory, name) : NULL;
    int result = 0;
    if (state == NULL) {
        state = json_pack("{s:O, s:I}", "identity", identity, "started", (json_int_t)time(NULL));
        result = json_file_write(directory, name, state);
    } else if (!json_equal(json_object_get(state, "identity"), identity)) {
        complain("%s: it was begun with another JVM, suite, selection or options; continue with "
                 "these, or name another directory",
                 path);
        result = -1;
    }
    session->started = json_integer_value(json_object_get(state, "started"));
    json_decref(state);
    free(path);
    return result;
}

int resume_open(struct session *session, const char *directory, const struct vm *vm)
{
    char *state = xprintf("%s.json", vm->slug);
    char *results = xprintf("%s/%s.results", directory, vm->slug);
    json_t *identity = identity_of(session, vm);
    session->journal = journal_open(results, session->plan);
    int result = session->journal != NULL ? 0 : -1;
    if (result == 0)
        result = check_state(session, directory, state, identity);
    if (result != 0 && session->journal != NULL) {
        journal_free(session->journal);
        session->journal = NULL;
    }
    json_decref(identity);
    free(results);
    free(state);
    return result;
}
