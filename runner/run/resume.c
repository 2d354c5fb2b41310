/* SPDX-License-Identifier: Apache-2.0 */
#include "run/resume.h"

#include <errno.h>
#include <fts.h>
#include <inttypes.h>
#include <sha2.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/files.h"
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

/* What was begun in the directory, in *state, a new reference; NULL if nothing was. Returns 0, or -1 after a
 * message when it is not the same. */
static int read_state(json_t **state, const char *directory, const char *name,
                      const json_t *identity)
{
    *state = NULL;
    char *path = xprintf("%s/%s", directory, name);
    size_t length;
    char *text = file_read_foreign(directory, name, &length);
    int result = 0;
    if (text != NULL) {
        *state = json_loadb(text, length, 0, NULL);
        if (!json_equal(json_object_get(*state, "identity"), identity)) {
            complain("%s: it was begun with another JVM, suite, selection or options; continue "
                     "with these, or name another directory",
                     path);
            result = -1;
        }
    } else if (errno != ENOENT) {
        complain("%s: %s", path, strerror(errno));
        result = -1;
    }
    free(text);
    free(path);
    return result;
}

/* The journal is locked by now: if there is still no state, nobody else writes one. */
static int begin_state(json_t **state, const char *directory, const char *name,
                       const json_t *identity)
{
    if (read_state(state, directory, name, identity) != 0)
        return -1;
    if (*state != NULL)
        return 0;
    *state = json_pack("{s:O, s:I}", "identity", identity, "started", (json_int_t)time(NULL));
    return json_file_write(directory, name, *state);
}

int resume_open(struct session *session, const char *directory, const struct vm *vm)
{
    char *name = xprintf("%s.json", vm->slug);
    char *results = xprintf("%s/%s.results", directory, vm->slug);
    json_t *identity = identity_of(session, vm), *state;
    int result = read_state(&state, directory, name, identity);
    session->journal = result == 0 ? journal_open(results, session->plan) : NULL;
    if (session->journal != NULL && state == NULL)
        result = begin_state(&state, directory, name, identity);
    if (session->journal == NULL) {
        result = -1;
    } else if (result != 0) {
        journal_free(session->journal);
        session->journal = NULL;
    }
    session->started = json_integer_value(json_object_get(state, "started"));
    json_decref(state);
    json_decref(identity);
    free(results);
    free(name);
    return result;
}
