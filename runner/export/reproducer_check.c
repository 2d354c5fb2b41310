/* SPDX-License-Identifier: Apache-2.0 */
#include "export/reproducer_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/utf8.h"
#include "judge/verdict.h"
#include "launch/environment.h"
#include "run/scratch.h"

/* javac on a machine with much else to do. */
enum { BUILD_TIMEOUT = 300 };

/* One process and its end. */
struct once {
    struct job job;
    struct outcome outcome;
    bool started, ended;
};

static bool next(void *context, struct job *job)
{
    struct once *once = context;
    bool first = !once->started;
    once->started = true;
    *job = once->job;
    return first;
}

static void done(void *context, const struct job *job, struct outcome *outcome)
{
    struct once *once = context;
    (void)job;
    once->outcome = *outcome;
    once->ended = true;
}

static void dropped(void *context, const struct job *job)
{
    (void)context;
    (void)job;
}

/* Runs `sh ARGUMENT...` in a fresh directory. False when it was interrupted. */
static bool run_shell(const struct session *session, struct once *once,
                      const struct scratch_directory *directory, const char *case_name,
                      struct strings *arguments, double timeout)
{
    char **env = environment_for(directory->path, case_name, NULL);
    once->job = (struct job){.argv = arguments->items,
                             .env = env,
                             .directory = directory->path,
                             .place = directory->descriptor,
                             .timeout = timeout};
    launcher_run(
        session->launcher,
        &(struct work){
            .next = next, .done = done, .dropped = dropped, .context = once, .parallel = 1});
    string_array_free(env);
    return once->ended;
}

static struct strings shell_script(const char *directory, const char *script)
{
    struct strings arguments = {0};
    strings_add(&arguments, xstrdup("/bin/sh"));
    strings_add(&arguments, xprintf("%s/%s", directory, script));
    return arguments;
}

static void put_stream(const struct stream *stream)
{
    if (stream->length > 0)
        fwrite(stream->bytes, 1, stream->length, stderr);
}

int reproducer_check_build(const struct session *session, const char *directory, const char *jdk)
{
    struct once once = {0};
    struct scratch *scratch = scratch_open(NULL, "build");
    struct scratch_directory *place = scratch != NULL ? scratch_make(scratch, "build") : NULL;
    if (place == NULL)
        return -1;
    struct strings arguments = shell_script(directory, "build.sh");
    strings_add(&arguments, xstrdup(jdk));
    bool ended = run_shell(session, &once, place, NULL, &arguments, BUILD_TIMEOUT);
    bool silent = once.outcome.out.length == 0 && once.outcome.err.length == 0;
    bool built = ended && once.outcome.exit_status == 0 && silent;
    if (ended && !built) {
        complain("the reproducer in %s does not build as it should", directory);
        put_stream(&once.outcome.out);
        put_stream(&once.outcome.err);
    }
    if (ended)
        outcome_free(&once.outcome);
    strings_free(&arguments);
    scratch_remove(place);
    scratch_close(scratch);
    return built ? 0 : -1;
}

static struct strings run_script(const char *directory, const struct vm *vm)
{
    struct strings arguments = shell_script(directory, "run.sh");
    strings_add(&arguments, xstrdup(vm->home));
    if (vm->mode != NULL)
        strings_add(&arguments, xprintf("-%s", vm->mode));
    for (char **argument = vm->vm_args; *argument != NULL; argument++)
        strings_add(&arguments, xstrdup(*argument));
    return arguments;
}

/* The verdict on what its agent says, over the channel that a test has: on standard output a
 * JVM has its say, too; `result` is the caller's to free. */
static int try(const struct session *session, const char *directory, const struct vm *vm,
               const struct planned *planned, struct result *result, struct expected *expected)
{
    struct once once = {0};
    struct scratch *scratch = scratch_open(NULL, vm->slug);
    struct scratch_directory *place = scratch != NULL ? scratch_make(scratch, planned->id) : NULL;
    if (place == NULL)
        return -1;
    struct strings arguments = run_script(directory, vm);
    double timeout = session_timeout(session, vm, planned);
    bool ended = run_shell(session, &once, place, planned->case_name, &arguments, timeout);
    if (ended) {
        char *crash_log = scratch_crash_log(place);
        judge(result, &(struct evidence){.planned = planned,
                                         .vm = vm,
                                         .spec = vm->spec,
                                         .expected = expected,
                                         .known = session->suite->known,
                                         .outcome = &once.outcome,
                                         .crash_log = crash_log,
                                         .lost = scratch_lost(place),
                                         .timeout = timeout});
        free(crash_log);
        outcome_free(&once.outcome);
    }
    strings_free(&arguments);
    scratch_remove(place);
    scratch_close(scratch);
    return ended ? 0 : -1;
}

static bool shows(const struct result *result, const struct seen *seen)
{
    const char *known = result->known != NULL ? result->known : "";
    return result->verdict == seen->verdict
           && strcmp(known, seen->known != NULL ? seen->known : "") == 0;
}

static void put_verdict(enum verdict verdict, const char *known)
{
    printf("%s%s%s%s", verdict_name(verdict), known != NULL ? " (" : "", known != NULL ? known : "",
           known != NULL ? ")" : "");
}

static void put_difference(const struct result *result)
{
    for (size_t i = 0; i < result->comparison.count; i++) {
        const struct diff_line *line = &result->comparison.lines[i];
        char *text = utf8_brief(line->text, strlen(line->text));
        if (line->kind != DIFF_SAME)
            printf("    %c %s\n", line->kind == DIFF_MISSING ? '-' : '+', text);
        free(text);
    }
}

int reproducer_check_run(const struct session *session, const char *directory, const struct vm *vm,
                         const struct planned *planned, const struct seen *seen)
{
    struct result result = {.id = planned->id};
    char *problem = NULL;
    struct expected *expected = expected_read(planned->test->expected, session->suite->rules,
                                              planned->test->descriptor->cases, &problem);
    if (expected != NULL)
        result.rule_count = expected_rules(expected, &result.rules);
    else
        complain("%s", problem);
    bool same = seen->verdict == VERDICT_NA;
    if (expected != NULL && !same && try(session, directory, vm, planned, &result, expected) == 0) {
        char *label = vm_label(vm);
        same = shows(&result, seen);
        printf("%s on %s: ", planned->id, label);
        put_verdict(seen->verdict, seen->known);
        fputs(same ? ", and so the reproducer\n" : ", but the reproducer ", stdout);
        if (!same) {
            put_verdict(result.verdict, result.known);
            printf("%s%s\n", result.reason != NULL ? ": " : "",
                   result.reason != NULL ? result.reason : "");
            put_difference(&result);
        }
        fflush(stdout);
        free(label);
        result_free(&result);
    }
    free(problem);
    if (expected != NULL)
        expected_free(expected);
    return same ? 0 : -1;
}
