/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/trial.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "judge/expected_files.h"
#include "judge/verdict.h"
#include "launch/environment.h"
#include "match/transcript.h"
#include "run/command.h"
#include "run/scratch.h"

enum { DEFAULT_TIMEOUT = 20 };

struct trials {
    const struct suite *suite;
    const struct vm *vm;
    double timeout_scale;
    struct scratch *scratch;
    struct expected_files *expected;
};

/* What a running JVM needs until its end. */
struct trial {
    const struct planned *planned;
    char **argv;
    char **env;
    struct scratch_directory *directory;
    char *report;
    void *errand; /* of the caller */
};

struct trials *trials_open(const struct suite *suite, const struct vm *vm, double timeout_scale)
{
    struct scratch *scratch = scratch_open(NULL, vm->slug);
    if (scratch == NULL)
        return NULL;
    struct trials *trials = xcalloc(1, sizeof *trials);
    *trials = (struct trials){.suite = suite,
                              .vm = vm,
                              .timeout_scale = timeout_scale,
                              .scratch = scratch,
                              .expected = expected_files_new(suite)};
    return trials;
}

void trials_close(struct trials *trials)
{
    expected_files_free(trials->expected);
    scratch_close(trials->scratch);
    free(trials);
}

bool trial_possible(struct trials *trials, const struct planned *planned)
{
    char *reason = not_applicable(planned->test, trials->vm, trials->vm->spec);
    free(reason);
    if (reason != NULL)
        return false;
    const char *problem;
    const struct expected *expected = expected_files_of(trials->expected, planned->test, &problem);
    if (expected == NULL)
        complain("%s", problem);
    return expected != NULL;
}

/* The command line of the test, with the library of faults before its agent. */
static char **command_with(const struct trials *trials, const struct trial *trial,
                           const char *fault)
{
    struct vm vm = *trials->vm;
    struct strings arguments = {0};
    for (char **argument = vm.vm_args; argument != NULL && *argument != NULL; argument++)
        strings_add(&arguments, xstrdup(*argument));
    strings_add(&arguments,
                xprintf("-agentpath:%s=%s@%s", trials->suite->home.faults, fault, trial->report));
    vm.vm_args = arguments.items;
    char **argv = command_test(&vm, trial->planned->test, &trials->suite->home);
    strings_free(&arguments);
    return argv;
}

static void free_trial(struct trial *trial)
{
    unlink(trial->report);
    scratch_remove(trial->directory);
    string_array_free(trial->argv);
    string_array_free(trial->env);
    free(trial->report);
    free(trial);
}

int trial_begin(struct trials *trials, const struct planned *planned, const char *fault,
                double seconds, void *errand, struct job *job)
{
    const struct assay_test *descriptor = planned->test->descriptor;
    struct scratch_directory *directory = scratch_make(trials->scratch, planned->id);
    if (directory == NULL) {
        complain("no working directory could be made: %s", strerror(errno));
        free(errand);
        return -1;
    }
    struct trial *trial = xcalloc(1, sizeof *trial);
    trial->planned = planned;
    trial->directory = directory;
    trial->errand = errand;
    trial->report = xprintf("%s.faults", directory->path);
    trial->argv = command_with(trials, trial, fault);
    trial->env = environment_for(directory->path, planned->case_name, descriptor->env);
    if (seconds == 0)
        seconds = descriptor->timeout != 0 ? descriptor->timeout : DEFAULT_TIMEOUT;
    *job = (struct job){.argv = trial->argv,
                        .env = trial->env,
                        .directory = directory->path,
                        .place = directory->descriptor,
                        .timeout = seconds * trials->timeout_scale,
                        .owner = trial};
    return 0;
}

static void read_report(struct strings *lines, const char *path)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    while (file != NULL && getline(&line, &size, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        strings_add(lines, xstrdup(line));
    }
    free(line);
    if (file != NULL)
        fclose(file);
}

static bool capability_missing(const struct stream *stream)
{
    struct transcript transcript;
    transcript_read(&transcript, stream);
    bool missing = transcript.stopped != NULL && strcmp(transcript.stopped, "AddCapabilities") == 0;
    transcript_free(&transcript);
    return missing;
}

void trial_finish(struct trials *trials, const struct job *job, struct outcome *outcome,
                  struct trial_end *end)
{
    struct trial *trial = job->owner;
    const struct expected *expected = expected_files_of(trials->expected, trial->planned->test,
                                                        NULL);
    struct result result = {.id = trial->planned->id};
    result.rule_count = expected_rules(expected, &result.rules);
    char *crash_log = scratch_crash_log(trial->directory);
    judge(&result, &(struct evidence){.planned = trial->planned,
                                      .vm = trials->vm,
                                      .spec = trials->vm->spec,
                                      .expected = expected,
                                      .known = trials->suite->known,
                                      .outcome = outcome,
                                      .crash_log = crash_log,
                                      .lost = scratch_lost(trial->directory),
                                      .timeout = job->timeout});
    free(crash_log);
    if (outcome->error != 0)
        complain("a JVM could not be started: %s", strerror(outcome->error));
    *end = (struct trial_end){.verdict = result.verdict,
                              .failed = outcome->error != 0,
                              .ended = !outcome->timed_out && outcome->signal == 0,
                              .incapable = capability_missing(&outcome->transcript),
                              .seconds = outcome->seconds,
                              .errand = trial->errand};
    read_report(&end->report, trial->report);
    result_free(&result);
    outcome_free(outcome);
    free_trial(trial);
}

void trial_drop(void *context, const struct job *job)
{
    (void)context;
    struct trial *trial = job->owner;
    free(trial->errand);
    free_trial(trial);
}
