/* SPDX-License-Identifier: Apache-2.0 */
#include "run/vm_probe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/foreign.h"
#include "base/lines.h"
#include "base/text.h"
#include "base/utf8.h"
#include "launch/environment.h"
#include "match/transcript.h"
#include "remote/machine.h"
#include "run/command.h"
#include "run/scratch.h"

/* Seconds; an emulator or another machine may take several times as long. */
enum { PROBE_TIMEOUT = 60, EMULATED_TIMEOUT = 300, SPEC_MAX = 9999 };

struct probing {
    struct job job;
    bool started;
    bool finished;
    struct outcome outcome;
};

static bool next(void *context, struct job *job)
{
    struct probing *probing = context;
    if (probing->started)
        return false;
    probing->started = true;
    *job = probing->job;
    return true;
}

static void done(void *context, const struct job *job, struct outcome *outcome)
{
    (void)job;
    struct probing *probing = context;
    probing->outcome = *outcome;
    probing->finished = true;
}

static void dropped(void *context, const struct job *job)
{
    (void)context;
    (void)job;
}

/* The value of a line "name value", or NULL. */
static const char *value_of(const char *line, const char *name)
{
    size_t length = strlen(name);
    return strncmp(line, name, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static void take_text(const char *line, const char *name, char **text)
{
    const char *value = value_of(line, name);
    if (value == NULL)
        return;
    free(*text);
    *text = xstrdup(value);
}

static void take_bits(const char *line, const char *name, unsigned char bits[16])
{
    const char *value = value_of(line, name);
    for (size_t i = 0; value != NULL && i < 16; i++)
        if (sscanf(value + 2 * i, "%2hhx", &bits[i]) != 1)
            return;
}

/* "1.8" is 8, "17" is 17, and what is no version is 0. */
static int spec_of(const char *version)
{
    const char *digits = strncmp(version, "1.", 2) == 0 ? version + 2 : version;
    char *end;
    long number = strtol(digits, &end, 10);
    return end != digits && number > 0 && number <= SPEC_MAX ? (int)number : 0;
}

static bool take_answers(struct vm *vm, const struct transcript *transcript)
{
    struct strings functions = {0}, events = {0};
    bool complete = false;
    for (size_t i = 0; i < transcript->lines.count; i++) {
        const char *line = transcript->lines.items[i];
        const char *value;
        take_text(line, "java.vm.name", &vm->name);
        take_text(line, "java.vm.vendor", &vm->vendor);
        take_text(line, "java.vm.version", &vm->version);
        take_text(line, "java.vm.info", &vm->info);
        take_text(line, "os.arch", &vm->arch);
        take_text(line, "libjvm", &vm->libjvm);
        take_bits(line, "onload-capabilities", vm->onload_capabilities);
        take_bits(line, "live-capabilities", vm->live_capabilities);
        if ((value = value_of(line, "java.specification.version")) != NULL)
            vm->spec = spec_of(value);
        if ((value = value_of(line, "jvmti-version")) != NULL)
            vm->jvmti_version = (int)strtol(value, NULL, 10);
        if ((value = value_of(line, "extension-function")) != NULL)
            strings_add(&functions, xstrdup(value));
        if ((value = value_of(line, "extension-event")) != NULL)
            strings_add(&events, xstrdup(value));
        complete |= value_of(line, "end") != NULL;
    }
    vm->extension_functions = strings_array(&functions);
    vm->extension_events = strings_array(&events);
    return complete;
}

/* The JVM says where it is: that may be anything. */
static char *digest_here(const char *path)
{
    int library = foreign_open(AT_FDCWD, path, FOREIGN_LINKS);
    return library >= 0 ? foreign_digest(library) : NULL;
}

static void fill_gaps(struct vm *vm)
{
    char **const texts[] = {&vm->name, &vm->vendor, &vm->version,
                            &vm->info, &vm->arch,   &vm->libjvm};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (*texts[i] == NULL)
            *texts[i] = xstrdup("unknown");
    char *digest = vm->machine != NULL ? machine_digest(vm->machine, vm->libjvm)
                                       : digest_here(vm->libjvm);
    vm->libjvm_sha256 = digest != NULL ? digest : xstrdup("unknown");
    vm_name_slug(vm);
}

/* Shows the end of what the JVM printed, with every line set in. */
static void show_stream(const struct stream *stream)
{
    enum { SHOWN = 2000 };
    size_t skipped = stream->length > SHOWN ? stream->length - SHOWN : 0;
    struct stream tail = {.bytes = stream->bytes + skipped, .length = stream->length - skipped};
    struct transcript text;
    if (tail.length == 0)
        return;
    transcript_read(&text, &tail);
    for (size_t i = 0; i < text.lines.count; i++)
        fprintf(stderr, "    %s\n", text.lines.items[i]);
    transcript_free(&text);
}

static void complain_about(const struct vm *vm, char *const *argv, const struct outcome *outcome,
                           double timeout, bool answered)
{
    char *how;
    if (outcome->error != 0)
        how = xprintf("cannot be started: %s", strerror(outcome->error));
    else if (outcome->timed_out)
        how = xprintf("did not answer within %g s", timeout);
    else if (outcome->signal != 0)
        how = xprintf("died at start-up of signal %d (%s)", outcome->signal,
                      strsignal(outcome->signal));
    else if (outcome->exit_status != 0)
        how = xprintf("does not start%s: it ended with status %d",
                      vm->vm_args[0] != NULL ? " with these arguments" : "", outcome->exit_status);
    else if (!answered)
        how = xstrdup("ended without running the probing agent");
    else if (vm->spec > 0 && vm->spec < VM_SPEC_MIN)
        how = xprintf("has version %d of the specification; the first that can be tested is %d",
                      vm->spec, VM_SPEC_MIN);
    else
        how = xstrdup("gave an incomplete answer to the probing agent");
    char *command = shell_line(argv);
    complain("the JVM in %s %s", vm->home, how);
    fprintf(stderr, "    %s\n", command);
    show_stream(&outcome->err);
    show_stream(&outcome->out);
    free(command);
    free(how);
}

static void add_all(struct strings *list, const char *const *words)
{
    for (; words != NULL && *words != NULL; words++)
        strings_add(list, xstrdup(*words));
}

/* Whether it ended itself after a word or two. Eclipse OpenJ9 does where it does not know an option;
 * the report of a crash, which ends in the same signal, is longer. */
static bool gave_up(const struct outcome *outcome)
{
    enum { FEW_LINES = 4 };
    size_t lines = 0;
    for (size_t i = 0; i < outcome->err.length; i++)
        lines += outcome->err.bytes[i] == '\n';
    return outcome->signal == SIGABRT && lines > 0 && lines <= FEW_LINES;
}

/* A JVM that does not know an option, or that cannot be had with it, ends at once, and with
 * an error status or by abort. */
static bool is_refusal(const struct outcome *outcome, bool answered)
{
    return !answered && outcome->error == 0 && !outcome->timed_out
           && (gave_up(outcome) || (outcome->signal == 0 && outcome->exit_status > 0));
}

/* Why a JVM refuses may be what it lacks, and may be what the machine does: it says so in
 * its first line or, under a heading, in the second. Allocated. */
static char *refusal_in(const struct outcome *outcome)
{
    const struct stream *stream = outcome->err.length > 0 ? &outcome->err : &outcome->out;
    size_t position = 0;
    char *first = line_next(stream, &position, utf8_brief);
    char *second = line_next(stream, &position, utf8_brief);
    char *said = first == NULL ? xprintf("it ended with status %d", outcome->exit_status)
                               : xprintf("%s%s%s", first, second != NULL ? "; " : "",
                                         second != NULL ? second : "");
    free(first);
    free(second);
    return said;
}

/* The probing agent is asked in all phases, also of a JVM that gets its agents late. */
static char **probing_command(const struct vm *vm, const struct home *home)
{
    struct vm early = *vm;
    struct strings arguments = {0};
    for (char **argument = vm->vm_args; *argument != NULL; argument++)
        if (strstr(*argument, VM_AGENT) == NULL)
            strings_add(&arguments, xstrdup(*argument));
    early.vm_args = strings_array(&arguments);
    char **argv = command_java(&early, home->probe, NULL, NULL, home->java, "assay.Nothing", NULL);
    string_array_free(early.vm_args);
    return argv;
}

/* What it needs, by the files of the JDK. */
static int find_port(struct vm *vm, const struct vm_place *place, const struct home *home)
{
    const char *files = place->image != NULL ? place->image : vm->home;
    char *java = xprintf("%s/bin/java", files);
    const struct architecture *architecture = architecture_of_vm(files, vm->mode, java);
    free(java);
    return vm->machine != NULL ? port_find_there(&vm->port, architecture, home)
                               : port_find(&vm->port, architecture, vm->java, home);
}

/* Runs the probe, on another machine by a client there, as often as the connection is lost. Returns
 * -1 after a message when there is none any more. */
static int run_probe(struct probing *probing, const struct vm *vm, struct launcher *launcher)
{
    char *const none = NULL;
    struct job plain = probing->job;
    enum machine_end end = MACHINE_ENDED;
    double spare = 0;
    for (int attempt = 0; attempt < MACHINE_PATIENCE; attempt++) {
        char **client = vm->machine != NULL ? machine_command(vm->machine, plain.argv, NULL, &none)
                                            : NULL;
        if (client != NULL)
            probing->job.argv = client;
        probing->job.timeout += spare;
        launcher_run(launcher, &(struct work){next, done, dropped, probing, 1});
        string_array_free(client);
        probing->job = plain;
        if (vm->machine == NULL || !probing->finished)
            return 0;
        end = machine_conclude(vm->machine, plain.place, &probing->outcome, &spare);
        if (end == MACHINE_ENDED)
            return 0;
        outcome_free(&probing->outcome);
        probing->outcome = (struct outcome){0};
        probing->started = probing->finished = false;
        if (end == MACHINE_GONE)
            break;
    }
    complain("the connection to %s was lost: %s", vm->on,
             end == MACHINE_GONE ? machine_gone(vm->machine) : "again and again");
    return -1;
}

static int probe_in(const struct scratch_directory *directory, struct vm *vm,
                    const struct vm_place *place, const char *const *vm_args,
                    const struct vm_setting *setting, const struct home *home,
                    struct launcher *launcher, double timeout_scale)
{
    struct strings arguments = {0};
    add_all(&arguments, vm_args);
    if (setting != NULL)
        add_all(&arguments, setting->args);
    *vm = (struct vm){.home = xstrdup(place->home),
                      .mode = place->mode != NULL ? xstrdup(place->mode) : NULL,
                      .java = xstrdup(place->java),
                      .machine = place->machine,
                      .on = place->machine != NULL ? xstrdup(machine_name(place->machine)) : NULL,
                      .configuration = setting != NULL ? xstrdup(setting->name) : NULL,
                      .vm_args = strings_array(&arguments)};
    if (find_port(vm, place, home) != 0) {
        vm_free(vm);
        return -1;
    }
    bool slow = vm->port.emulator != NULL || vm->machine != NULL;
    double timeout = slow ? EMULATED_TIMEOUT : PROBE_TIMEOUT;
    struct probing probing = {.job = {.argv = probing_command(vm, home),
                                      .env = environment_for(directory->path, NULL, NULL),
                                      .directory = directory->path,
                                      .place = directory->descriptor,
                                      .timeout = timeout * timeout_scale}};
    int result = -1, lost = run_probe(&probing, vm, launcher);
    struct outcome *outcome = &probing.outcome;
    if (lost == 0 && probing.finished) {
        struct transcript transcript;
        transcript_read(&transcript, &outcome->transcript);
        bool complete = take_answers(vm, &transcript);
        if (complete && !outcome->timed_out && outcome->exit_status == 0
            && vm->spec >= VM_SPEC_MIN) {
            fill_gaps(vm);
            vm->start = outcome->seconds;
            result = 0;
        } else if (setting != NULL && setting->optional && is_refusal(outcome, transcript.agent)) {
            *setting->refusal = refusal_in(outcome);
            result = 1;
        } else {
            complain_about(vm, probing.job.argv, outcome, probing.job.timeout, transcript.agent);
        }
        transcript_free(&transcript);
    }
    outcome_free(outcome);
    string_array_free(probing.job.argv);
    string_array_free(probing.job.env);
    if (result != 0)
        vm_free(vm);
    return result;
}

int vm_probe(struct vm *vm, const struct vm_place *place, const char *const *vm_args,
             const struct vm_setting *setting, const struct home *home, struct launcher *launcher,
             double timeout_scale)
{
    struct scratch *scratch = scratch_open(NULL, "probe");
    if (scratch == NULL)
        return -1;
    int result = -1;
    struct scratch_directory *directory = scratch_make(scratch, "probe");
    if (directory == NULL)
        complain("no working directory could be made: %s", strerror(errno));
    else
        result = probe_in(directory, vm, place, vm_args, setting, home, launcher, timeout_scale);
    char *crash_log = directory != NULL ? scratch_crash_log(directory) : NULL;
    if (crash_log != NULL) {
        bool failed;
        char *kept = scratch_keep(directory, NULL, &failed);
        fprintf(stderr, "    %s/%s says more\n", kept != NULL ? kept : "", crash_log);
        free(kept);
    } else if (directory != NULL) {
        scratch_remove(directory);
    }
    free(crash_log);
    scratch_close(scratch);
    return result;
}
