/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <getopt.h>
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "certify/certificate_page.h"
#include "cli/commands.h"
#include "certify/dossier.h"
#include "base/files.h"
#include "certify/assessment.h"
#include "certify/manifest.h"
#include "certify/journal.h"
#include "base/json_file.h"
#include "base/json_text.h"
#include "judge/known_load.h"
#include "certify/known_seen.h"
#include "base/machine.h"
#include "vm/profile.h"
#include "base/version_info.h"
#include "sinks/result_json.h"
#include "revision.h"
#include "run/session.h"
#include "certify/provenance.h"
#include "certify/dossier_check.h"
#include "vm/vm_find.h"
#include "run/vm_probe.h"

/* In the dossier: what it is that is certified there. */
#define STATE DOSSIER_JOURNAL "/state.json"

static const char usage[] =
    "Usage: assay certify --jdk DIR --out DIR [OPTION]...\n"
    "       assay certify --verify DIR\n"
    "       assay certify --freeze\n"
    "Runs the whole suite repeatedly under every configuration of the VM's profile, judges the\n"
    "JVM by it, and writes a dossier. Known deviations count as failing. When it is stopped, the\n"
    "same command goes on where it was.\n"
    "\n"
    "  --jdk DIR         the JDK or JRE, or the name of a build; DIR:zero for another VM in it\n"
    "  --out DIR         the dossier\n"
    "  --repeat N        runs under each configuration; default 3\n"
    "  --config NAME     only this configuration of the profile; may be repeated\n"
    "  --vm-arg ARG      an argument for the JVM in all of them; may be repeated\n"
    "  -j, --jobs N      JVMs at the same time; default: one more than processors\n"
    "  --timeout-scale X multiply all timeouts by X\n"
    "  --allow-modified  use the suite though it is not as it was frozen; the dossier says so\n"
    "  --verify DIR      check a dossier: its digests, and that its verdict follows\n"
    "  --freeze          write suites/must-pass: the digests of the suite, and what must pass\n"
    "\n"
    "Exit status: 0 the JVM conforms (or the dossier is in order), 1 it does not, 2 no verdict or\n"
    "bad usage, 130 interrupted.\n";

struct certifying {
    struct session session;
    struct run_config config; /* of the session */
    struct strings configurations, vm_args;
    unsigned repeat;
    const char *out;
    int lock; /* on it */
    bool allow_modified;
    const struct vm_place *place;
    struct vm vm; /* as it is without a configuration */
    struct strings must;
    struct strings differences;
    json_t *certificate;
};

/* ---- Beginning, or going on --------------------------------------------- */

/* What must be the same when a certification goes on, and when it ends. */
static json_t *identity_of(const struct certifying *certifying)
{
    const json_t *certificate = certifying->certificate;
    return json_pack("{s:O, s:O, s:O, s:O}", "suite", json_object_get(certificate, "suite"), "vm",
                     json_object_get(certificate, "vm"), "repeat",
                     json_object_get(certificate, "repeat"), "chosen",
                     json_object_get(certificate, "chosen"));
}

/* Begins the dossier, or goes on with one that was stopped. */
static int begin(struct certifying *certifying)
{
    certifying->lock = dossier_lock(certifying->out);
    if (certifying->lock < 0)
        return -1;
    char *path = xprintf("%s/" STATE, certifying->out);
    json_t *identity = identity_of(certifying);
    json_t *state = json_load_file(path, 0, NULL);
    int result = 0;
    if (dossier_is_sealed(certifying->out)) {
        complain("%s is a finished dossier; name another directory", certifying->out);
        result = -1;
    } else if (state == NULL && !dossier_is_empty(certifying->out)) {
        complain("%s is there already, and is no certification that was stopped", certifying->out);
        result = -1;
    } else if (state == NULL) {
        state = json_pack("{s:O, s:I}", "identity", identity, "started", (json_int_t)time(NULL));
        result = json_file_write(certifying->out, STATE, state);
    } else if (!json_equal(json_object_get(state, "identity"), identity)) {
        complain("%s was begun with another JVM, suite or options; go on with these, or name "
                 "another directory",
                 certifying->out);
        result = -1;
    } else {
        printf("Going on with the certification in %s.\n", certifying->out);
    }
    if (result == 0)
        json_object_set(certifying->certificate, "started", json_object_get(state, "started"));
    json_decref(state);
    json_decref(identity);
    free(path);
    return result;
}

/* ---- One configuration -------------------------------------------------- */

static int by_plan(const void *a, const void *b)
{
    const json_t *left = *(const json_t *const *)a, *right = *(const json_t *const *)b;
    json_int_t order = json_integer_value(json_object_get(left, "repeat"))
                       - json_integer_value(json_object_get(right, "repeat"));
    return order != 0 ? (order < 0 ? -1 : 1)
                      : strcmp(json_string_value(json_object_get(left, "id")),
                               json_string_value(json_object_get(right, "id")));
}

static json_t *sorted(const json_t *results)
{
    size_t count = json_array_size(results);
    json_t **items = xcalloc(count, sizeof *items);
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        items[i] = json_array_get(results, i);
    qsort(items, count, sizeof *items, by_plan);
    for (size_t i = 0; i < count; i++)
        json_array_append(list, items[i]);
    free(items);
    return list;
}

/* Hands the results to a sink, as if they came just now. */
static int replay(struct sink *sink, const struct run *run, const json_t *results,
                  const struct rules *rules)
{
    size_t index;
    json_t *object;
    int failed = sink->begin(sink, run);
    json_array_foreach (results, index, object) {
        struct result result;
        result_from_json(&result, object, rules);
        failed |= sink->result(sink, run, &result);
        result_replayed_free(&result);
    }
    failed |= sink->end(sink, run);
    if (failed != 0)
        complain("cannot write %s: %s", sink->target, strerror(errno));
    sink->free(sink);
    return failed != 0 ? -1 : 0;
}

static int replay_into(const struct certifying *certifying, const char *name, const char *end,
                       struct sink *(*open)(const char *), const struct run *run,
                       const json_t *results)
{
    char *path = xprintf("%s/results/%s.%s", certifying->out, name, end);
    struct sink *sink = open(path);
    int result = -1;
    if (sink == NULL)
        complain("cannot write %s: %s", path, strerror(errno));
    else
        result = replay(sink, run, results, certifying->session.rules);
    free(path);
    return result;
}

/* Writes the results of a configuration that is done, and enters it into the certificate. They are
 * not kept in memory: each start of a JVM forks, which takes the longer the larger the runner is. */
static int settle(struct certifying *certifying, const struct vm *vm, const json_t *journaled)
{
    json_t *results = sorted(journaled);
    struct run run = {
        .vm = vm,
        .suite = "all tests",
        .revision = ASSAY_REVISION,
        .command_line = certifying->config.command_line,
        .spec = vm->spec,
        .strict = true,
        .jobs = certifying->config.jobs,
        .seed = -1,
        .started = json_integer_value(json_object_get(certifying->certificate, "started")),
        .planned = json_array_size(results)};
    size_t index;
    json_t *object;
    json_array_foreach (results, index, object) {
        struct result result;
        result_from_json(&result, object, certifying->session.rules);
        if (result.challenge != NULL)
            run.challenged++;
        else
            run.counts[result.verdict]++;
        run.seconds += result.seconds;
        result_replayed_free(&result);
    }
    json_t *document = run_as_json(&run);
    json_object_set(document, "results", results);
    char *name = xprintf("results/%s.json", vm->configuration);
    int result = json_file_write(certifying->out, name, document);
    if (result == 0)
        result = replay_into(certifying, vm->configuration, "tap", sink_tap, &run, results);
    if (result == 0)
        result = replay_into(certifying, vm->configuration, "xml", sink_junit, &run, results);
    json_array_append_new(json_object_get(certifying->certificate, "configurations"),
                          json_pack("{s:o, s:o, s:o, s:O}", "name", text_as_json(vm->configuration),
                                    "arguments", texts_as_json(vm->vm_args), "results",
                                    text_as_json(name), "counts",
                                    json_object_get(document, "counts")));
    json_decref(document);
    free(name);
    json_decref(results);
    return result;
}

/* What the journal does not have yet. The items are the plan's. */
static struct plan rest_of(const struct plan *plan, const struct journal *journal)
{
    struct plan rest = {.items = xcalloc(plan->count, sizeof *rest.items)};
    for (size_t i = 0; i < plan->count; i++)
        if (!journal_has(journal, &plan->items[i]))
            rest.items[rest.count++] = plan->items[i];
    return rest;
}

/* Whether the suite and the JVM are still those with which it began. Nothing keeps anybody from
 * building either anew meanwhile. */
static bool is_unchanged(const struct certifying *certifying)
{
    const struct home *home = certifying->session.home;
    struct strings differences = {0};
    bool unchanged = manifest_check(home, &differences) == 0;
    json_t *suite = provenance_of_suite(home, differences.items);
    json_t *vm = provenance_of_vm(&certifying->vm);
    unchanged = unchanged && json_equal(suite, json_object_get(certifying->certificate, "suite"))
                && json_equal(vm, json_object_get(certifying->certificate, "vm"));
    json_decref(vm);
    json_decref(suite);
    strings_free(&differences);
    return unchanged;
}

/* Whether all results of the configuration are there, after some or none were missing. What was
 * got while the suite or the JVM changed is worth nothing: the journal, at that path, is removed. */
static int check_results(const struct certifying *certifying, const struct vm *vm, size_t missing,
                         size_t done, const char *path)
{
    size_t planned = certifying->session.plan->count;
    if (missing > 0 && !is_unchanged(certifying)) {
        complain("%s: the suite or the JVM was changed while this ran, so its results are dropped; "
                 "with the old ones in place the same command goes on, else name another directory",
                 vm->configuration);
        unlink(path);
        return STATUS_ERROR;
    }
    if (launcher_interrupted(certifying->session.launcher))
        return STATUS_INTERRUPTED;
    if (done != planned) {
        complain("%s: %zu results instead of %zu; the same command goes on", vm->configuration,
                 done, planned);
        return STATUS_ERROR;
    }
    return STATUS_OK;
}

static int run_configuration(struct certifying *certifying, const struct vm *vm)
{
    char *path = xprintf("%s/" DOSSIER_JOURNAL "/%s.jsonl", certifying->out, vm->configuration);
    struct journal *journal = journal_open(path);
    if (journal == NULL) {
        free(path);
        return STATUS_ERROR;
    }
    const struct plan *whole = certifying->session.plan;
    struct plan rest = rest_of(whole, journal);
    printf("%s: %zu runs of a test, %zu of them done\n", vm->configuration, whole->count,
           whole->count - rest.count);
    fflush(stdout);
    if (rest.count > 0) {
        struct session session = certifying->session;
        session.plan = &rest;
        session_run(&session, vm, sink_journal(journal, sink_progress(stderr)));
    }
    int status = check_results(certifying, vm, rest.count,
                               json_array_size(journal_results(journal)), path);
    if (status == STATUS_OK && settle(certifying, vm, journal_results(journal)) != 0)
        status = STATUS_ERROR;
    free(path);
    free(rest.items);
    journal_free(journal);
    return status;
}

static bool is_chosen(const struct strings *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], name) == 0)
            return true;
    return names->count == 0;
}

static int check_chosen(const struct strings *names, const struct profile *profile)
{
    for (size_t i = 0; i < names->count; i++)
        if (profile_find(profile, names->items[i]) == NULL) {
            complain("--config %s: the profile of %s has no such configuration", names->items[i],
                     profile->vm);
            return -1;
        }
    return 0;
}

static int run_profile(struct certifying *certifying, const struct profile *profile)
{
    json_t *certificate = certifying->certificate;
    int status = STATUS_OK;
    for (size_t i = 0; i < profile->count && status == STATUS_OK; i++) {
        const struct configuration *item = &profile->items[i];
        char *refusal = NULL;
        const struct vm_setting setting = {item->name, (const char *const *)item->args,
                                           item->optional, &refusal};
        if (!is_chosen(&certifying->configurations, item->name)) {
            json_array_append_new(json_object_get(certificate, "not_chosen"),
                                  text_as_json(item->name));
            continue;
        }
        struct vm vm;
        int probed = vm_probe(&vm, certifying->place,
                              (const char *const *)certifying->vm_args.items, &setting,
                              certifying->session.home, certifying->session.launcher,
                              certifying->config.timeout_scale);
        if (probed > 0) {
            json_array_append_new(json_object_get(certificate, "not_available"),
                                  text_as_json(item->name));
            json_object_set_new(json_object_get(certificate, "refusals"), item->name,
                                text_as_json(refusal));
        } else if (probed < 0) {
            status = launcher_interrupted(certifying->session.launcher) ? STATUS_INTERRUPTED
                                                                        : STATUS_ERROR;
        } else {
            status = run_configuration(certifying, &vm);
            vm_free(&vm);
        }
        free(refusal);
    }
    return status;
}

/* ---- The dossier -------------------------------------------------------- */

/* What the ids of known deviations mean, in one file. */
static int copy_known(const struct certifying *certifying)
{
    glob_t found;
    char *all = xprintf("%s/known/*.txt", certifying->session.home->suites);
    char *text = xstrdup("");
    int result = 0;
    if (glob(all, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc && result == 0; i++) {
            char *more = file_read_loudly(found.gl_pathv[i], NULL);
            char *longer = more != NULL ? xprintf("%s%s\n", text, more) : NULL;
            if (longer == NULL)
                result = -1;
            else
                free(text);
            text = longer != NULL ? longer : text;
            free(more);
        }
        globfree(&found);
    }
    if (result == 0)
        result = file_write(certifying->out, "suite/known.txt", text);
    free(text);
    free(all);
    return result;
}

static int copy_suite(const struct certifying *certifying)
{
    char *list = xprintf("must-pass/%02d.txt", certifying->vm.spec);
    const char *const names[] = {"must-pass/" MANIFEST_SUITE, list};
    int result = 0;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *from = xprintf("%s/%s", certifying->session.home->suites, names[i]);
        char *text = file_read_loudly(from, NULL);
        char *to = i == 0 ? xstrdup("suite/" MANIFEST_SUITE) : xstrdup("suite/must-pass.txt");
        if (text == NULL || file_write(certifying->out, to, text) != 0)
            result = -1;
        free(to);
        free(text);
        free(from);
    }
    free(list);
    return result == 0 ? copy_known(certifying) : result;
}

/* What the configurations gave, in the form of `assay run --json`. NULL after a message. */
static json_t *read_documents(const struct certifying *certifying)
{
    json_t *documents = json_array(), *item;
    size_t index;
    json_array_foreach (json_object_get(certifying->certificate, "configurations"), index, item) {
        const char *name = json_string_value(json_object_get(item, "results"));
        json_t *document = json_file_read(certifying->out, name);
        if (document == NULL) {
            json_decref(documents);
            return NULL;
        }
        json_array_append_new(documents, document);
    }
    return documents;
}

/* Everything has been run: the verdict, and the dossier's last files. */
static int conclude(struct certifying *certifying)
{
    json_t *certificate = certifying->certificate;
    json_t *documents = read_documents(certifying);
    if (documents == NULL)
        return STATUS_ERROR;
    json_object_set_new(certificate, "finished", json_integer((json_int_t)time(NULL)));
    json_t *findings = assessment_make(documents, &certifying->must, certifying->repeat);
    json_decref(documents);
    json_object_set_new(certificate, "findings", findings);
    json_object_set_new(certificate, "known_deviations",
                        known_seen(findings, certifying->session.known));
    char *sentence = assessment_sentence(findings, certificate);
    json_object_set_new(certificate, "sentence", json_string(sentence));
    char *page = certificate_page(certificate);
    char *journal = xprintf("%s/" DOSSIER_JOURNAL, certifying->out);
    int result = copy_suite(certifying);
    if (result == 0)
        result = file_write(certifying->out, "CERTIFICATE.md", page);
    if (result == 0)
        result = json_file_write(certifying->out, "certificate.json", certificate);
    if (result == 0)
        result = dossier_seal(certifying->out);
    if (result == 0)
        dossier_remove(journal);
    if (result == 0)
        printf("\n%s\n%s/CERTIFICATE.md tells more.\n", sentence, certifying->out);
    const char *verdict = json_string_value(json_object_get(findings, "verdict"));
    int status = result != 0                        ? STATUS_ERROR
                 : strcmp(verdict, "conforms") == 0 ? STATUS_OK
                 : strcmp(verdict, "none") == 0     ? STATUS_ERROR
                                                    : STATUS_DEVIATION;
    free(journal);
    free(page);
    free(sentence);
    return status;
}

static int check_suite(struct certifying *certifying)
{
    if (manifest_check(certifying->session.home, &certifying->differences) != 0)
        return -1;
    const struct strings *differences = &certifying->differences;
    if (differences->count == 0 || certifying->allow_modified)
        return 0;
    complain("the suite is not as it was frozen:");
    for (size_t i = 0; i < differences->count && i < 20; i++)
        fprintf(stderr, "    %s\n", differences->items[i]);
    if (differences->count > 20)
        fprintf(stderr, "    and %zu more\n", differences->count - 20);
    fputs("    --allow-modified uses it all the same, and the dossier says so\n", stderr);
    return -1;
}

static int read_must(struct certifying *certifying)
{
    char *path = xprintf("%s/must-pass/%02d.txt", certifying->session.home->suites,
                         certifying->vm.spec);
    int result = -1;
    if (access(path, F_OK) != 0 && errno == ENOENT)
        complain("version %d of the specification has no list of tests that must pass, %s",
                 certifying->vm.spec, path);
    else
        result = manifest_read(path, &certifying->must);
    free(path);
    return result;
}

static int certify_vm(struct certifying *certifying)
{
    struct profile profile;
    if (read_must(certifying) != 0
        || profile_read(&profile, certifying->session.home->suites, certifying->vm.name) != 0)
        return STATUS_ERROR;
    certifying->certificate = json_pack(
        "{s:i, s:s, s:o, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:[], s:[], s:{}, s:[]}", "schema", 1,
        "sentence", "", "vm", provenance_of_vm(&certifying->vm), "specification",
        certifying->vm.spec, "repeat", (int)certifying->repeat, "suite",
        provenance_of_suite(certifying->session.home, certifying->differences.items), "system",
        machine_as_json(), "chosen", texts_as_json(certifying->configurations.items), "command",
        text_as_json(certifying->config.command_line), "started", json_integer(0), "configurations",
        "not_available", "refusals", "not_chosen");
    char *records = xprintf("%s/records", certifying->out);
    certifying->config.keep = records;
    int status = STATUS_ERROR;
    if (check_chosen(&certifying->configurations, &profile) == 0 && begin(certifying) == 0)
        status = run_profile(certifying, &profile);
    if (status == STATUS_OK)
        status = conclude(certifying);
    if (status == STATUS_INTERRUPTED)
        printf("\nInterrupted. All finished results are kept; the same command goes on.\n");
    if (certifying->lock >= 0)
        close(certifying->lock);
    free(records);
    profile_free(&profile);
    json_decref(certifying->certificate);
    return status;
}

static int certify_with_launcher(struct certifying *certifying)
{
    struct session *session = &certifying->session;
    int status = STATUS_ERROR;
    session->launcher = launcher_open();
    if (session->launcher == NULL)
        return STATUS_ERROR;
    if (vm_probe(&certifying->vm, certifying->place, (const char *const *)certifying->vm_args.items,
                 NULL, session->home, session->launcher, certifying->config.timeout_scale)
        == 0) {
        status = certify_vm(certifying);
        vm_free(&certifying->vm);
    }
    if (launcher_interrupted(session->launcher))
        status = STATUS_INTERRUPTED;
    launcher_close(session->launcher);
    return status;
}

static int certify(struct certifying *certifying)
{
    struct session *session = &certifying->session;
    struct rules *rules = rules_read(session->home->spec);
    struct catalog catalog;
    struct plan plan;
    struct known *known = NULL;
    struct challenges *challenges = NULL;
    if (rules == NULL)
        return STATUS_ERROR;
    char *none[] = {NULL};
    const struct selection all = {.patterns = none, .repeat = certifying->repeat, .seed = -1};
    int status = STATUS_ERROR;
    session->catalog = &catalog;
    session->rules = rules;
    session->plan = &plan;
    session->selection = "all tests";
    if (catalog_read(&catalog, session->home) == 0 && check_suite(certifying) == 0
        && known_load(&known, NULL, &catalog, session->home, rules) == 0
        && (challenges = challenges_find(&catalog, session->home)) != NULL
        && plan_make(&plan, &catalog, &all) == 0) {
        session->known = known;
        session->challenges = challenges;
        status = certify_with_launcher(certifying);
        plan_free(&plan);
    }
    known_free(known);
    challenges_free(challenges);
    catalog_free(&catalog);
    rules_free(rules);
    strings_free(&certifying->must);
    strings_free(&certifying->differences);
    return status;
}

/* ---- The command -------------------------------------------------------- */

static int freeze(const struct home *home)
{
    static const int versions[] = {8, 11, 17, 21, 25, 26, 27, 28, 0};
    struct rules *rules = rules_read(home->spec);
    struct catalog catalog;
    if (rules == NULL)
        return STATUS_ERROR;
    int status = STATUS_ERROR;
    bool readable = catalog_read(&catalog, home) == 0;
    struct challenges *challenges = readable ? challenges_find(&catalog, home) : NULL;
    if (challenges != NULL && manifest_make(home, &catalog, rules, challenges, versions) == 0)
        status = STATUS_OK;
    challenges_free(challenges);
    catalog_free(&catalog);
    rules_free(rules);
    return status;
}

struct request {
    struct certifying certifying;
    struct vm_places places;
    const char *verify;
    bool freeze;
};

static bool read_number(const char *option, unsigned *value)
{
    char *end;
    unsigned long number = strtoul(optarg, &end, 10);
    if (*optarg >= '0' && *optarg <= '9' && *end == '\0' && number >= 1 && number <= 256) {
        *value = (unsigned)number;
        return true;
    }
    complain("%s %s: not a whole number from 1 to 256", option, optarg);
    return false;
}

static bool read_scale(double *scale)
{
    char *end;
    *scale = strtod(optarg, &end);
    if (end != optarg && *end == '\0' && *scale > 0 && *scale <= 10000)
        return true;
    complain("--timeout-scale %s: not a number greater than 0 and up to 10000", optarg);
    return false;
}

static bool read_out(const char **out)
{
    *out = optarg;
    if (*optarg == '\0')
        complain("--out: the name of the dossier is empty");
    return *optarg != '\0';
}

static bool read_option(struct request *request, int option)
{
    struct certifying *certifying = &request->certifying;
    switch (option) {
    case 'd':
        return vm_places_add(&request->places, optarg) == 0;
    case 'o':
        return read_out(&request->certifying.out);
    case 'r':
        return read_number("--repeat", &certifying->repeat);
    case 'j':
        return read_number("--jobs", &certifying->config.jobs);
    case 'c':
        strings_add(&certifying->configurations, xstrdup(optarg));
        return true;
    case 'v':
        strings_add(&certifying->vm_args, xstrdup(optarg));
        return true;
    case 't':
        return read_scale(&certifying->config.timeout_scale);
    case 'm':
        request->certifying.allow_modified = true;
        return true;
    case 'V':
        request->verify = optarg;
        return true;
    case 'F':
        request->freeze = true;
        return true;
    default:
        return false;
    }
}

static int carry_out(struct request *request, const struct home *home)
{
    struct certifying *certifying = &request->certifying;
    certifying->session.home = home;
    if (request->freeze)
        return freeze(home);
    if (request->verify != NULL)
        return dossier_check_print(request->verify, home);
    if (request->places.count != 1 || certifying->out == NULL) {
        complain("name one JVM with --jdk DIR, and the dossier with --out DIR");
        return STATUS_ERROR;
    }
    certifying->place = &request->places.items[0];
    return certify(certifying);
}

int cmd_certify(int argc, char **argv)
{
    static const struct option long_options[] = {{"jdk", required_argument, NULL, 'd'},
                                                 {"out", required_argument, NULL, 'o'},
                                                 {"repeat", required_argument, NULL, 'r'},
                                                 {"jobs", required_argument, NULL, 'j'},
                                                 {"config", required_argument, NULL, 'c'},
                                                 {"vm-arg", required_argument, NULL, 'v'},
                                                 {"timeout-scale", required_argument, NULL, 't'},
                                                 {"allow-modified", no_argument, NULL, 'm'},
                                                 {"verify", required_argument, NULL, 'V'},
                                                 {"freeze", no_argument, NULL, 'F'},
                                                 {"help", no_argument, NULL, 'h'},
                                                 {0}};
    struct request request = {.certifying = {.session.config = &request.certifying.config,
                                             .config = {.program = program_name(),
                                                        .jobs = machine_jobs(),
                                                        .seed = -1,
                                                        .timeout_scale = 1,
                                                        .full_time = true,
                                                        .strict = true,
                                                        .quiet = true},
                                             .repeat = 3,
                                             .lock = -1}};
    struct home home;
    int status = -1;
    char *words = shell_line(argv);
    char *line = xprintf("%s %s", program_name(), words);
    free(words);
    request.certifying.config.command_line = line;
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    for (int option;
         status < 0 && (option = getopt_long(argc, argv, "hj:", long_options, NULL)) != -1;) {
        if (option == 'h')
            status = STATUS_OK;
        else if (!read_option(&request, option))
            status = STATUS_ERROR;
    }
    if (status < 0 && optind < argc) {
        complain("'%s' is one argument too many; see 'assay certify --help'", argv[optind]);
        status = STATUS_ERROR;
    }
    if (status == STATUS_OK)
        fputs(usage, stdout);
    if (status < 0) {
        status = STATUS_ERROR;
        if (home_find(&home) == 0) {
            status = carry_out(&request, &home);
            home_free(&home);
        }
    }
    vm_places_free(&request.places);
    strings_free(&request.certifying.configurations);
    strings_free(&request.certifying.vm_args);
    free(line);
    return status;
}
