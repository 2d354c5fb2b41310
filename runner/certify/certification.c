/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/certification.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json_text.h"
#include "base/machine.h"
#include "base/status.h"
#include "certify/assessment.h"
#include "certify/dossier.h"
#include "certify/manifest.h"
#include "certify/must_pass.h"
#include "certify/provenance.h"
#include "certify/signature.h"
#include "certify/waivers.h"
#include "run/vm_probe.h"
#include "spec/releases.h"
#include "vm/profile.h"

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

/* Whether it is the JVM that is certified that answers under the configuration; complains if not. */
static bool is_same_vm(const struct vm *vm, const struct vm *certified)
{
    const char *const texts[][3] = {{"name", vm->name, certified->name},
                                    {"vendor", vm->vendor, certified->vendor},
                                    {"version", vm->version, certified->version},
                                    {"libjvm", vm->libjvm_sha256, certified->libjvm_sha256}};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(texts[i][1], texts[i][2]) != 0) {
            complain("%s: this is another JVM than without the configuration: its %s is %s, not "
                     "%s; nothing can be certified of both",
                     vm->configuration, texts[i][0], texts[i][1], texts[i][2]);
            return false;
        }
    if (vm->spec == certified->spec)
        return true;
    complain("%s: this is another JVM than without the configuration: it has version %d of the "
             "specification, not %d; nothing can be certified of both",
             vm->configuration, vm->spec, certified->spec);
    return false;
}

static int run_profile(struct certification *certification, const struct profile *profile)
{
    json_t *certificate = certification->certificate;
    int status = STATUS_OK;
    for (size_t i = 0; i < profile->count && status == STATUS_OK; i++) {
        const struct configuration *item = &profile->items[i];
        char *refusal = NULL;
        const struct vm_setting setting = {item->name, (const char *const *)item->args,
                                           item->optional, &refusal};
        if (!is_chosen(&certification->configurations, item->name)) {
            json_array_append_new(json_object_get(certificate, "not_chosen"),
                                  text_as_json(item->name));
            continue;
        }
        struct vm vm;
        int probed = vm_probe(&vm, certification->place,
                              (const char *const *)certification->vm_args.items, &setting,
                              &certification->session.suite->home, certification->session.launcher,
                              certification->config.timeout_scale);
        if (probed > 0) {
            json_array_append_new(json_object_get(certificate, "not_available"),
                                  text_as_json(item->name));
            json_object_set_new(json_object_get(certificate, "refusals"), item->name,
                                text_as_json(refusal));
        } else if (probed < 0) {
            status = launcher_interrupted(certification->session.launcher) ? STATUS_INTERRUPTED
                                                                           : STATUS_ERROR;
        } else {
            status = is_same_vm(&vm, &certification->vm)
                         ? certification_configuration(certification, &vm)
                         : STATUS_ERROR;
            vm_free(&vm);
        }
        free(refusal);
    }
    return status;
}

static int check_suite(struct certification *certification)
{
    const struct home *home = &certification->session.suite->home;
    puts("Comparing the suite with that of its revision.");
    fflush(stdout);
    certification->manifest = manifest_make(home);
    if (certification->manifest == NULL
        || manifest_check(home, certification->manifest, &certification->differences) != 0)
        return -1;
    const struct strings *differences = &certification->differences;
    if (differences->count == 0 || certification->allow_modified)
        return 0;
    complain("the suite is not that of its revision:");
    for (size_t i = 0; i < differences->count && i < 20; i++)
        fprintf(stderr, "    %s\n", differences->items[i]);
    if (differences->count > 20)
        fprintf(stderr, "    and %zu more\n", differences->count - 20);
    fputs("    --allow-modified uses it all the same, and the dossier says so\n", stderr);
    return -1;
}

static int make_must(struct certification *certification)
{
    const struct session *session = &certification->session;
    const int spec = certification->vm.spec;
    struct releases releases;
    if (releases_read(&releases, session->suite->home.spec) != 0)
        return -1;
    int result = -1;
    if (releases_have(&releases, spec))
        result = must_pass_make(&certification->must, &session->suite->catalog,
                                session->suite->rules, session->suite->challenges, spec);
    else
        complain("version %d of the specification is not one that the suite knows, so nothing "
                 "can be certified by it; spec/releases.tsv has those that it knows",
                 spec);
    releases_free(&releases);
    return result;
}

/* The certificate as far as it is known before anything is run. */
static void begin_certificate(struct certification *certification, const struct profile *profile,
                              json_t *edition, json_t *waivers, const char *key)
{
    char *list = must_pass_text(&certification->must, certification->vm.spec);
    json_t *certificate = json_pack(
        "{s:i, s:s, s:o, s:i, s:o, s:o, s:i, s:o, s:o, s:o, s:o, s:o, s:[], s:[], s:{}, s:[]}",
        "schema", CERTIFICATE_SCHEMA, "sentence", "", "waivers", waivers, "specification",
        certification->vm.spec, "edition", edition, "vm", provenance_of_vm(&certification->vm),
        "repeat", (int)certification->repeat, "suite",
        provenance_of_suite(&certification->session.suite->home, certification->manifest, list,
                            certification->differences.items),
        "system", machine_as_json(), "chosen", texts_as_json(certification->configurations.items),
        "command", text_as_json(certification->config.command_line), "started", json_integer(0),
        "configurations", "not_available", "refusals", "not_chosen");
    json_object_set_new(certificate, "profile",
                        provenance_of_profile(profile, certification->profile != NULL));
    if (certification->issuer != NULL)
        json_object_set_new(certificate, "issuer", text_as_json(certification->issuer));
    if (key != NULL)
        json_object_set_new(certificate, "signer", text_as_json(key));
    free(list);
    certification->certificate = certificate;
    certification->assessing = assessment_begin(&certification->must, certification->repeat,
                                                waivers);
}

static int run_and_conclude(struct certification *certification, const struct profile *profile)
{
    int status = STATUS_ERROR;
    char *records = xprintf("%s/records", certification->out);
    certification->config.keep = records;
    if (certification_begin(certification) == 0)
        status = run_profile(certification, profile);
    if (status == STATUS_OK)
        status = certification_conclude(certification);
    if (status == STATUS_INTERRUPTED)
        printf("\nInterrupted. All finished results are kept; the same command goes on.\n");
    if (certification->lock >= 0)
        close(certification->lock);
    free(records);
    return status;
}

static int certify_vm(struct certification *certification)
{
    struct profile profile;
    const struct suite *suite = certification->session.suite;
    json_t *waivers = waivers_make(&certification->waive, suite->known);
    json_t *edition = NULL;
    char *key = NULL;
    int status = STATUS_ERROR;
    if (waivers != NULL && make_must(certification) == 0
        && (edition = provenance_of_edition(&suite->home, certification->vm.spec)) != NULL
        && (certification->sign == NULL || (key = signature_key(certification->sign)) != NULL)
        && profile_read(&profile, certification->profile, suite->home.suites,
                        certification->vm.name)
               == 0) {
        if (check_chosen(&certification->configurations, &profile) == 0) {
            begin_certificate(certification, &profile, json_incref(edition), json_incref(waivers),
                              key);
            status = run_and_conclude(certification, &profile);
        }
        profile_free(&profile);
    }
    if (certification->assessing != NULL)
        json_decref(assessment_conclude(certification->assessing));
    json_decref(certification->certificate);
    json_decref(edition);
    json_decref(waivers);
    free(key);
    return status;
}

static int certify_with_launcher(struct certification *certification)
{
    struct session *session = &certification->session;
    int status = STATUS_ERROR;
    session->launcher = launcher_open();
    if (session->launcher == NULL)
        return STATUS_ERROR;
    if (vm_probe(&certification->vm, certification->place,
                 (const char *const *)certification->vm_args.items, NULL, &session->suite->home,
                 session->launcher, certification->config.timeout_scale)
        == 0) {
        status = certify_vm(certification);
        vm_free(&certification->vm);
    }
    if (launcher_interrupted(session->launcher))
        status = STATUS_INTERRUPTED;
    launcher_close(session->launcher);
    return status;
}

int certification_run(struct certification *certification)
{
    struct session *session = &certification->session;
    struct plan plan;
    char *none[] = {NULL};
    const struct selection all = {.patterns = none, .repeat = certification->repeat, .seed = -1};
    int status = STATUS_ERROR;
    session->plan = &plan;
    session->selection = "all tests";
    if (session->suite->catalog.problems == 0 && check_suite(certification) == 0
        && plan_make(&plan, &session->suite->catalog, &all) == 0) {
        status = certify_with_launcher(certification);
        plan_free(&plan);
    }
    free(certification->manifest);
    strings_free(&certification->must);
    strings_free(&certification->differences);
    return status;
}
