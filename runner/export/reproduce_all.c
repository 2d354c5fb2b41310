/* SPDX-License-Identifier: Apache-2.0 */
#include "export/reproduce_all.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/json_file.h"
#include "base/json_text.h"
#include "base/status.h"
#include "base/text.h"
#include "certify/digest.h"
#include "export/reproduce_plan.h"

/* Seconds for an attempt: javac, cc and the test twice, on a machine with much else to do. */
enum { ATTEMPT_TIMEOUT = 900 };

enum answer { NOT_TRIED, NO_JVM, NOT_SHOWN, SHOWN, ANSWERS };

/* A cause of known deviations, and what became of it. */
struct entry {
    const struct known_cause *cause;
    const char *test; /* of its first pin */
    char *digest;     /* changes with its pins */
    struct attempts attempts;
    size_t tried;
    bool chosen;        /* it is to be tried */
    enum answer answer; /* of this run, or of an earlier one */
    json_t *record;     /* what is written to ID.json; or NULL */
};

struct reproducing {
    const struct reproduce_request *request;
    char program[PATH_MAX];
    int out; /* the directory of that name, a descriptor */
    struct entry *entries;
    size_t count;
};

/* An entry that is being tried. */
struct running {
    struct entry *entry;
    struct strings argv;
};

extern char **environ;

/* ---- What was shown before ---------------------------------------------- */

static void add_text(struct strings *lines, const char *text)
{
    strings_add(lines, xstrdup(text != NULL ? text : ""));
}

static void add_pin(struct strings *lines, const struct known_pin *pin)
{
    add_text(lines, pin->vm);
    add_text(lines, pin->versions);
    for (size_t i = 0; i < pin->arguments.count; i++)
        add_text(lines, pin->arguments.items[i]);
    for (size_t i = 0; i < pin->count; i++) {
        const struct known_test *test = &pin->tests[i];
        add_text(lines, test->id);
        for (size_t j = 0; j < test->count; j++) {
            add_text(lines, test->pairs[j].expected);
            add_text(lines, test->pairs[j].actual);
        }
    }
}

static void take_pins(struct entry *entry, const struct known *known)
{
    struct strings lines = {0};
    size_t count;
    const struct known_pin *pins = known_pins(known, &count);
    add_text(&lines, entry->cause->vm);
    add_text(&lines, entry->cause->evidence);
    for (size_t i = 0; i < count; i++)
        if (pins[i].cause == entry->cause) {
            add_pin(&lines, &pins[i]);
            if (entry->test == NULL)
                entry->test = pins[i].tests[0].id;
        }
    char *text = strings_lines(&lines);
    entry->digest = digest_of_text(text);
    free(text);
    strings_free(&lines);
}

static void read_record(struct entry *entry, const char *out)
{
    char *name = xprintf("%s.json", entry->cause->id);
    char *path = xprintf("%s/%s", out, name);
    entry->record = access(path, F_OK) == 0 ? json_file_read(out, name) : NULL;
    const char *digest = json_string_value(json_object_get(entry->record, "digest"));
    if (digest == NULL || strcmp(digest, entry->digest) != 0) {
        json_decref(entry->record);
        entry->record = NULL;
    } else {
        const json_t *test = json_object_get(entry->record, "test");
        bool shown = json_is_true(json_object_get(entry->record, "shown"));
        entry->answer = shown ? SHOWN : json_is_string(test) ? NOT_SHOWN : NO_JVM;
    }
    free(path);
    free(name);
}

static int write_record(struct entry *entry, const struct attempt *attempt, bool shown,
                        const char *out)
{
    char *name = xprintf("%s.json", entry->cause->id);
    json_decref(entry->record);
    entry->answer = attempt == NULL ? NO_JVM : shown ? SHOWN : NOT_SHOWN;
    entry->record = json_pack("{s:s, s:o, s:o, s:o, s:b}", "digest", entry->digest, "test",
                              text_as_json(attempt != NULL ? attempt->test : NULL), "vm",
                              text_as_json(attempt != NULL ? attempt->version : NULL), "arguments",
                              texts_as_json(attempt != NULL ? attempt->arguments->items : NULL),
                              "shown", shown);
    int result = json_file_write(out, name, entry->record);
    free(name);
    return result;
}

/* ---- Attempts ----------------------------------------------------------- */

static struct strings command(const struct reproducing *reproducing, const struct entry *entry,
                              const char *directory)
{
    const struct attempt *attempt = &entry->attempts.items[entry->tried];
    struct strings argv = {0};
    const char *const words[] = {
        reproducing->program,      "export",  "--jdk",          attempt->jdk, "--check",
        reproducing->request->jdk, "--cause", entry->cause->id, "--out",      directory};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        strings_add(&argv, xstrdup(words[i]));
    for (size_t i = 0; i < attempt->arguments->count; i++)
        strings_add(&argv, xprintf("--vm-arg=%s", attempt->arguments->items[i]));
    strings_add(&argv, xstrdup(attempt->test));
    return argv;
}

static bool is_waiting(const struct entry *entry)
{
    return entry->chosen && entry->answer != SHOWN && entry->tried < entry->attempts.count;
}

/* The attempts at an entry follow each other: those begun are gone on with before others begin. */
static struct entry *next_entry(struct reproducing *reproducing)
{
    struct entry *first = NULL;
    for (size_t i = 0; i < reproducing->count; i++) {
        struct entry *entry = &reproducing->entries[i];
        if (!is_waiting(entry))
            continue;
        if (entry->tried > 0)
            return entry;
        if (first == NULL)
            first = entry;
    }
    return first;
}

static bool next(void *context, struct job *job)
{
    struct reproducing *reproducing = context;
    struct entry *entry = next_entry(reproducing);
    if (entry == NULL)
        return false;
    const char *out = reproducing->request->out;
    char *directory = xprintf("%s/%s", out, entry->cause->id);
    struct running *running = xcalloc(1, sizeof *running);
    directory_remove(directory);
    *running = (struct running){entry, command(reproducing, entry, directory)};
    entry->chosen = false; /* until it is done */
    free(directory);
    *job = (struct job){.argv = running->argv.items,
                        .env = environ,
                        .directory = out,
                        .place = reproducing->out,
                        .timeout = ATTEMPT_TIMEOUT,
                        .owner = running};
    return true;
}

static void write_log(const struct reproducing *reproducing, const struct entry *entry,
                      const struct outcome *outcome)
{
    char *name = xprintf("%s.log", entry->cause->id);
    char *text = xprintf(
        "%.*s%.*s", (int)outcome->out.length, outcome->out.bytes != NULL ? outcome->out.bytes : "",
        (int)outcome->err.length, outcome->err.bytes != NULL ? outcome->err.bytes : "");
    file_write(reproducing->request->out, name, text);
    free(text);
    free(name);
}

static void dropped(void *context, const struct job *job)
{
    (void)context;
    struct running *running = job->owner;
    strings_free(&running->argv);
    free(running);
}

static void done(void *context, const struct job *job, struct outcome *outcome)
{
    struct reproducing *reproducing = context;
    struct entry *entry = ((struct running *)job->owner)->entry;
    const struct attempt *attempt = &entry->attempts.items[entry->tried++];
    bool shown = outcome->error == 0 && outcome->exit_status == STATUS_OK;
    entry->chosen = true;
    write_log(reproducing, entry, outcome);
    write_record(entry, attempt, shown, reproducing->request->out);
    if (shown || entry->tried == entry->attempts.count)
        printf("%s: %s on %s: %s\n", entry->cause->id, attempt->test, attempt->version,
               shown ? "shown" : "not shown");
    fflush(stdout);
    outcome_free(outcome);
    dropped(context, job);
}

static void try_all(struct reproducing *reproducing)
{
    const struct reproduce_request *request = reproducing->request;
    const struct work work = {.next = next,
                              .done = done,
                              .dropped = dropped,
                              .context = reproducing,
                              .parallel = request->jobs};
    /* A place that found nothing to do is not filled again while others still run. */
    while (next_entry(reproducing) != NULL && !launcher_interrupted(request->launcher))
        launcher_run(request->launcher, &work);
}

/* ---- The table ---------------------------------------------------------- */

static char *row_of(const struct entry *entry)
{
    const char *id = entry->cause->id;
    if (entry->answer == NOT_TRIED)
        return xprintf("| `%s` | `%s` | | |", id, entry->test);
    if (entry->answer == NO_JVM)
        return xprintf("| `%s` | `%s` | no such JVM was there | |", id, entry->test);
    struct strings arguments = {0};
    size_t index;
    json_t *item;
    json_array_foreach (json_object_get(entry->record, "arguments"), index, item)
        if (json_is_string(item))
            strings_add(&arguments, xstrdup(json_string_value(item)));
    char **words = strings_array(&arguments);
    char *line = shell_line(words);
    char *row = xprintf("| `%s` | `%s` | %s%s%s%s | %s |", id,
                        json_string_value(json_object_get(entry->record, "test")),
                        json_string_value(json_object_get(entry->record, "vm")),
                        *line != '\0' ? " with `" : "", line, *line != '\0' ? "`" : "",
                        entry->answer == SHOWN ? "yes" : "no");
    free(line);
    string_array_free(words);
    return row;
}

static int write_page(const struct reproducing *reproducing)
{
    struct strings lines = {0};
    strings_add(
        &lines,
        xstrdup(
            "# Reproducers that were run\n\n"
            "Made by `make reproducers` ([reproducers.md](reproducers.md)): of each "
            "cause of known\ndeviations ([deviations.md](deviations.md)) one test as a directory "
            "of its own, built with cc and javac\nand run on a JVM that its pins are "
            "about. *Shown* says whether it shows what they say.\n\n"
            "| cause | test | run on | shown |\n|---|---|---|---|"));
    for (size_t i = 0; i < reproducing->count; i++)
        strings_add(&lines, row_of(&reproducing->entries[i]));
    char *text = strings_lines(&lines);
    const char *path = reproducing->request->page, *slash = strrchr(path, '/');
    char *directory = slash != NULL ? directory_of(path) : xstrdup(".");
    int result = file_write(directory, slash != NULL ? slash + 1 : path, text);
    free(directory);
    free(text);
    strings_free(&lines);
    return result;
}

/* ---- All ---------------------------------------------------------------- */

static bool is_chosen(char *const *globs, const char *id)
{
    bool any = false;
    for (; globs != NULL && *globs != NULL; globs++) {
        any = true;
        if (fnmatch(*globs, id, 0) == 0)
            return true;
    }
    return !any;
}

/* Those of Zero VMs come last. */
static void add_entries(struct reproducing *reproducing, bool zero)
{
    size_t count;
    const struct known_cause *all = known_causes(reproducing->request->known, &count);
    for (size_t i = 0; i < count; i++) {
        bool of_zero = all[i].vm != NULL && strstr(all[i].vm, "Server") == NULL;
        struct entry *entry = &reproducing->entries[reproducing->count];
        if (of_zero != zero)
            continue;
        *entry = (struct entry){.cause = &all[i],
                                .chosen = is_chosen(reproducing->request->globs, all[i].id)};
        take_pins(entry, reproducing->request->known);
        if (entry->test == NULL) {
            free(entry->digest);
            continue;
        }
        reproducing->count++;
        read_record(entry, reproducing->request->out);
    }
}

static int plan_attempts(struct reproducing *reproducing)
{
    const struct reproduce_request *request = reproducing->request;
    struct reproduce_vms *vms = reproduce_vms_open(request->places, request->home,
                                                   request->launcher);
    int result = reproduce_vms_count(vms) > 0 ? 0 : -1;
    if (result != 0)
        complain("no JVM to run the reproducers on; name some with --jdk");
    for (size_t i = 0; i < reproducing->count && result == 0; i++) {
        struct entry *entry = &reproducing->entries[i];
        if (!entry->chosen || entry->answer == SHOWN || launcher_interrupted(request->launcher))
            continue;
        attempts_make(&entry->attempts, request->known, entry->cause, vms);
        if (entry->attempts.count == 0)
            result = write_record(entry, NULL, false, request->out);
    }
    reproduce_vms_close(vms);
    return result;
}

static int sum_up(const struct reproducing *reproducing)
{
    size_t sums[ANSWERS] = {0};
    for (size_t i = 0; i < reproducing->count; i++)
        sums[reproducing->entries[i].answer]++;
    printf("%zu cause%s: %zu shown, %zu not shown, %zu without a JVM, %zu not tried\n",
           reproducing->count, noun_end(reproducing->count), sums[SHOWN], sums[NOT_SHOWN],
           sums[NO_JVM], sums[NOT_TRIED]);
    return sums[NOT_SHOWN] > 0 ? STATUS_DEVIATION : STATUS_OK;
}

int reproduce_all(const struct reproduce_request *request)
{
    struct reproducing reproducing = {.request = request, .out = -1};
    size_t count;
    known_causes(request->known, &count);
    reproducing.entries = xcalloc(count + 1, sizeof *reproducing.entries);
    int status = STATUS_ERROR;
    if (readlink("/proc/self/exe", reproducing.program, sizeof reproducing.program - 1) < 0
        || make_directories(request->out) != 0
        || (reproducing.out = open(request->out, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) < 0) {
        complain("%s: %s", request->out, strerror(errno));
    } else {
        add_entries(&reproducing, false);
        add_entries(&reproducing, true);
        if (plan_attempts(&reproducing) == 0) {
            try_all(&reproducing);
            status = sum_up(&reproducing);
            if (request->page != NULL && write_page(&reproducing) != 0)
                status = STATUS_ERROR;
        }
    }
    for (size_t i = 0; i < reproducing.count; i++) {
        attempts_free(&reproducing.entries[i].attempts);
        json_decref(reproducing.entries[i].record);
        free(reproducing.entries[i].digest);
    }
    free(reproducing.entries);
    if (reproducing.out >= 0)
        close(reproducing.out);
    return launcher_interrupted(request->launcher) ? STATUS_INTERRUPTED : status;
}
