/* SPDX-License-Identifier: Apache-2.0 */

/* `assay ask`: experiments on JVMs, and their answers. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ask/answers.h"
#include "base/files.h"
#include "base/machine.h"
#include "base/output_file.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "judge/verdict.h"
#include "launch/environment.h"
#include "match/transcript.h"
#include "run/command.h"
#include "run/scratch.h"
#include "run/vm_probe.h"

enum { DEFAULT_TIMEOUT = 60 };

struct asking {
    struct home home;
    struct experiments experiments;
    struct vm_places places;
    struct strings vm_args, patterns;
    unsigned jobs;
    bool list, plain;
    const char *json, *recorded, *page;

    json_t *answers;
    struct vm *vms;
    const char **labels;
    size_t vm_count;
    struct scratch *scratch;
    size_t next;
    bool incomplete; /* something could not be asked, and that was said */
};

/* A JVM that is asked one thing. */
struct ticket {
    const struct experiment *experiment;
    size_t vm;
    char **argv, **env;
    struct scratch_directory *directory;
};

/* A whole name means that experiment and no other. */
static bool is_meant(const struct asking *asking, const struct experiment *experiment,
                     const char *pattern)
{
    for (size_t i = 0; i < asking->experiments.count; i++)
        if (strcmp(asking->experiments.items[i].test.id, pattern) == 0)
            return &asking->experiments.items[i] == experiment;
    return experiment_matches(experiment, pattern);
}

static bool is_chosen(const struct asking *asking, const struct experiment *experiment)
{
    for (size_t i = 0; i < asking->patterns.count; i++)
        if (is_meant(asking, experiment, asking->patterns.items[i]))
            return true;
    return asking->patterns.count == 0;
}

/* ---- Asking ------------------------------------------------------------- */

static void put_note(struct asking *asking, const struct ticket *ticket, char *note)
{
    struct strings lines = {0};
    strings_add(&lines, note);
    answers_put(asking->answers, ticket->experiment->test.id, asking->labels[ticket->vm], &lines);
    strings_free(&lines);
}

static bool next(void *context, struct job *job)
{
    struct asking *asking = context;
    for (size_t count = asking->experiments.count * asking->vm_count; asking->next < count;) {
        size_t index = asking->next++;
        struct ticket wanted = {.experiment = &asking->experiments.items[index / asking->vm_count],
                                .vm = index % asking->vm_count};
        const struct test *test = &wanted.experiment->test;
        const struct vm *vm = &asking->vms[wanted.vm];
        if (!is_chosen(asking, wanted.experiment))
            continue;
        char *reason = not_applicable(test, vm, vm->spec);
        if (reason != NULL) {
            put_note(asking, &wanted, xprintf("(%s)", reason));
            free(reason);
            continue;
        }
        wanted.directory = scratch_make(asking->scratch, test->id);
        if (wanted.directory == NULL) {
            complain("%s: no working directory could be made: %s", test->id, strerror(errno));
            asking->incomplete = true;
            continue;
        }
        wanted.argv = command_test(vm, test, &asking->home);
        char **settings = command_settings(vm, test);
        wanted.env = environment_for(wanted.directory->path, NULL, (const char *const *)settings);
        string_array_free(settings);
        struct ticket *ticket = xcalloc(1, sizeof *ticket);
        *ticket = wanted;
        int seconds = test->descriptor->timeout != 0 ? test->descriptor->timeout : DEFAULT_TIMEOUT;
        *job = (struct job){.argv = ticket->argv,
                            .env = ticket->env,
                            .directory = ticket->directory->path,
                            .place = ticket->directory->descriptor,
                            .timeout = seconds * vm_patience(vm),
                            .owner = ticket};
        return true;
    }
    return false;
}

static void free_ticket(struct ticket *ticket)
{
    scratch_remove(ticket->directory);
    string_array_free(ticket->argv);
    string_array_free(ticket->env);
    free(ticket);
}

/* How the process ended, in words; NULL when it ended as it should. Allocated. */
static char *ending(const struct experiment *experiment, const struct outcome *outcome,
                    const struct transcript *transcript)
{
    int wanted = experiment->test.descriptor->exit_status;
    if (transcript->broken != NULL)
        return xstrdup(transcript->broken);
    if (transcript->inapplicable != NULL)
        return xstrdup(transcript->inapplicable);
    if (outcome->error != 0)
        return xprintf("the JVM could not be started, %s", strerror(outcome->error));
    if (outcome->timed_out)
        return xstrdup("the JVM did not end");
    if (outcome->signal != 0)
        return xprintf("the JVM died, %s", strsignal(outcome->signal));
    if (!transcript->agent)
        return xstrdup("the JVM does not start like this");
    bool as_wanted = wanted == ASSAY_EXIT_NONZERO ? outcome->exit_status > 0
                                                  : outcome->exit_status == wanted;
    if (transcript->stopped == NULL && !as_wanted)
        return xprintf("the JVM ended with status %d", outcome->exit_status);
    return NULL;
}

static void done(void *context, const struct job *job, struct outcome *outcome)
{
    struct asking *asking = context;
    struct ticket *ticket = job->owner;
    struct transcript transcript;
    if (outcome->error != 0) {
        complain("%s: the JVM could not be started: %s", ticket->experiment->test.id,
                 strerror(outcome->error));
        asking->incomplete = true;
    }
    transcript_read(&transcript, &outcome->transcript);
    char *end = ending(ticket->experiment, outcome, &transcript);
    bool alone = transcript.lines.count == 0;
    if (end != NULL)
        strings_add(&transcript.lines, xprintf(alone ? "(%s)" : "in the end: %s", end));
    free(end);
    answers_put(asking->answers, ticket->experiment->test.id, asking->labels[ticket->vm],
                &transcript.lines);
    transcript_free(&transcript);
    outcome_free(outcome);
    free_ticket(ticket);
}

static void dropped(void *context, const struct job *job)
{
    (void)context;
    free_ticket(job->owner);
}

static int probe_all(struct asking *asking, struct launcher *launcher)
{
    int status = STATUS_OK;
    asking->vms = xcalloc(asking->places.count, sizeof *asking->vms);
    asking->labels = xcalloc(asking->places.count, sizeof *asking->labels);
    for (size_t i = 0; i < asking->places.count && !launcher_interrupted(launcher); i++) {
        struct vm *vm = &asking->vms[asking->vm_count];
        if (vm_probe(vm, &asking->places.items[i], (const char *const *)asking->vm_args.items, NULL,
                     &asking->home, launcher, 1)
            != 0) {
            status = STATUS_ERROR;
            continue;
        }
        asking->labels[asking->vm_count++] = answers_add_vm(asking->answers, vm);
    }
    return status;
}

static int ask(struct asking *asking)
{
    struct launcher *launcher = launcher_open();
    if (launcher == NULL)
        return STATUS_ERROR;
    asking->answers = answers_new();
    asking->scratch = scratch_open(NULL, "ask");
    int status = asking->scratch != NULL ? probe_all(asking, launcher) : STATUS_ERROR;
    if (asking->vm_count > 0)
        launcher_run(launcher, &(struct work){.next = next,
                                              .done = done,
                                              .dropped = dropped,
                                              .context = asking,
                                              .parallel = asking->jobs});
    if (asking->incomplete)
        status = STATUS_ERROR;
    if (launcher_interrupted(launcher))
        status = STATUS_INTERRUPTED;
    if (asking->scratch != NULL)
        scratch_close(asking->scratch);
    launcher_close(launcher);
    return status;
}

/* ---- Showing ------------------------------------------------------------ */

static void show_plain(const json_t *answers, const char *id)
{
    const json_t *by_vm = json_object_get(json_object_get(answers, "answers"), id);
    json_t *vm, *line;
    size_t number, index;
    json_array_foreach (json_object_get(answers, "vms"), number, vm)
        json_array_foreach (json_object_get(by_vm, json_string_value(vm)), index, line)
            printf("%s\t%s\n", json_string_value(vm), json_string_value(line));
}

static int write_text(const char *path, char *text)
{
    char *directory = directory_of(path);
    const char *slash = strrchr(path, '/');
    int result = file_write(directory, slash != NULL ? slash + 1 : path, text);
    free(directory);
    free(text);
    return result;
}

static int show(const struct asking *asking)
{
    int result = 0;
    if (asking->json != NULL) {
        char *text = NULL;
        size_t length = 0;
        FILE *stream = open_memstream(&text, &length);
        answers_write(stream, asking->answers);
        fclose(stream);
        result = write_text(asking->json, text);
    }
    if (asking->page != NULL) {
        char *text = NULL;
        size_t length = 0;
        FILE *stream = open_memstream(&text, &length);
        char *directory = directory_of(asking->page);
        answers_page(stream, asking->answers, &asking->experiments, directory);
        free(directory);
        fclose(stream);
        result |= write_text(asking->page, text);
    }
    if (asking->json != NULL || asking->page != NULL)
        return result;
    for (size_t i = 0; i < asking->experiments.count; i++) {
        const struct experiment *experiment = &asking->experiments.items[i];
        if (!is_chosen(asking, experiment))
            continue;
        if (asking->plain)
            show_plain(asking->answers, experiment->test.id);
        else
            answers_show(stdout, asking->answers, experiment);
    }
    return 0;
}

static void list(const struct asking *asking)
{
    for (size_t i = 0; i < asking->experiments.count; i++)
        if (is_chosen(asking, &asking->experiments.items[i]))
            printf("%-44s %s\n", asking->experiments.items[i].test.id,
                   asking->experiments.items[i].test.descriptor->title);
}

/* ---- The command -------------------------------------------------------- */

static int check_patterns(const struct asking *asking)
{
    int result = 0;
    for (size_t i = 0; i < asking->patterns.count; i++) {
        bool any = false;
        for (size_t j = 0; j < asking->experiments.count; j++)
            any |= is_meant(asking, &asking->experiments.items[j], asking->patterns.items[i]);
        if (!any) {
            complain("there is no experiment '%s'; `assay ask --list` names all",
                     asking->patterns.items[i]);
            result = -1;
        }
    }
    return result;
}

static int carry_out(struct asking *asking)
{
    if (experiments_read(&asking->experiments, &asking->home) != 0 || check_patterns(asking) != 0)
        return STATUS_ERROR;
    if (asking->list) {
        list(asking);
        return STATUS_OK;
    }
    int status = STATUS_OK;
    if (asking->recorded != NULL) {
        asking->answers = answers_read(asking->recorded);
        status = asking->answers != NULL ? STATUS_OK : STATUS_ERROR;
    } else {
        if (asking->places.count == 0)
            vm_places_find(&asking->places);
        if (asking->places.count == 0)
            complain("no JDK was found; name one with --jdk DIR");
        status = asking->places.count > 0 ? ask(asking) : STATUS_ERROR;
    }
    /* What was asked before an interruption is not recorded: it would be half an answer. */
    if (asking->answers != NULL && status != STATUS_INTERRUPTED && show(asking) != 0)
        status = STATUS_ERROR;
    return status;
}

static const struct option_row rows[] = {
    ROW_VMS(struct asking, places,
            "a JDK or JRE, or the name of a build; DIR:zero for another VM in it; may\n"
            "be repeated. Default: the JDKs of this machine"),
    ROW_VM_ARGS(struct asking, vm_args),
    ROW_JOBS(struct asking, jobs),
    ROW_FLAG(struct asking, list, "list", 'l', "list the experiments with their questions"),
    ROW_PATH(struct asking, json, "json", "FILE", "write the answers"),
    ROW_PATH(struct asking, recorded, "recorded", "FILE",
             "show the answers of a file that --json wrote, instead of asking"),
    ROW_PATH(struct asking, page, "page", "FILE", "write them all as a page of Markdown"),
    ROW_FLAG(struct asking, plain, "plain", 0, "show them line by line: JVM, tab, line"),
};

static const struct command_usage usage = {
    .synopsis = "assay ask [OPTION]... [EXPERIMENT]...\n",
    .purpose = "Asks JVMs what the specification leaves open, and shows the answers side by side.\n"
               "Without names it asks everything.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .most = -1};

static void free_asking(struct asking *asking)
{
    json_decref(asking->answers);
    for (size_t i = 0; i < asking->vm_count; i++)
        vm_free(&asking->vms[i]);
    free(asking->vms);
    free(asking->labels);
    experiments_free(&asking->experiments);
    vm_places_free(&asking->places);
    strings_free(&asking->vm_args);
    strings_free(&asking->patterns);
}

int cmd_ask(int argc, char **argv)
{
    struct asking asking = {.jobs = machine_jobs()};
    char **patterns;
    output_file_ignore_signals();
    int status = options_read(&usage, &asking, argc, argv, &patterns);
    if (status == OPTIONS_READ) {
        status = STATUS_ERROR;
        for (; *patterns != NULL; patterns++)
            strings_add(&asking.patterns, xstrdup(*patterns));
        if (home_find(&asking.home) == 0) {
            status = carry_out(&asking);
            home_free(&asking.home);
        }
    }
    free_asking(&asking);
    return status;
}
