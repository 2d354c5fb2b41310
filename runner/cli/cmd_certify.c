/* SPDX-License-Identifier: Apache-2.0 */

/* `assay certify`: a JVM judged by the whole suite. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/machine.h"
#include "base/output_file.h"
#include "base/version_info.h"
#include "certify/certification.h"
#include "certify/dossier_check.h"
#include "certify/manifest.h"
#include "certify/must_pass.h"
#include "cli/commands.h"
#include "cli/option_parser.h"

static int print_manifest(const struct home *home)
{
    char *manifest = manifest_make(home);
    if (manifest == NULL)
        return STATUS_ERROR;
    fputs(manifest, stdout);
    free(manifest);
    return STATUS_OK;
}

static int print_must_pass(const struct suite *suite, int spec)
{
    struct strings ids = {0};
    int status = STATUS_ERROR;
    if (suite->catalog.problems == 0
        && must_pass_make(&ids, &suite->catalog, suite->rules, suite->challenges, spec) == 0) {
        char *text = must_pass_text(&ids, spec);
        fputs(text, stdout);
        free(text);
        status = STATUS_OK;
    }
    strings_free(&ids);
    return status;
}

struct request {
    struct certification certification;
    struct vm_places places;
    const char *verify;
    const char *signers;
    bool manifest;
    unsigned must_pass;
};

static int carry_out(struct request *request, const struct suite *suite)
{
    struct certification *certification = &request->certification;
    if (request->manifest)
        return print_manifest(&suite->home);
    if (request->must_pass > 0)
        return print_must_pass(suite, (int)request->must_pass);
    if (request->verify != NULL)
        return dossier_check_print(request->verify, request->signers, &suite->home);
    certification->session.suite = suite;
    certification->place = &request->places.items[0];
    return certification_run(certification);
}

/* What it needs of the suite. A dossier has the digests of the libraries, and of nothing that was kept. */
static unsigned parts_for(const struct request *request)
{
    if (request->manifest || request->verify != NULL)
        return 0;
    return SUITE_ANEW
           | (request->must_pass > 0 ? SUITE_TESTS | SUITE_RULES | SUITE_CHALLENGES : SUITE_ALL);
}

static bool is_complete(const struct request *request)
{
    if (request->signers != NULL && request->verify == NULL) {
        complain("--signers is for --verify; --sign KEY signs a dossier");
        return false;
    }
    if (parts_for(request) != (SUITE_ANEW | SUITE_ALL)
        || (request->places.count == 1 && request->certification.out != NULL))
        return true;
    complain("name one JVM with --jdk DIR, and the dossier with --out DIR");
    return false;
}

static const struct option_row rows[] = {
    ROW_VMS(struct request, places,
            "the JDK or JRE, or the name of a build; DIR:zero for another VM in it"),
    ROW_PATH(struct request, certification.out, "out", "DIR", "the dossier"),
    ROW_NUMBER(struct request, certification.repeat, "repeat", OPTION_UNSIGNED, 1, 256,
               "runs under each configuration; default 3"),
    ROW_LIST(struct request, certification.configurations, "config", "NAME",
             "only this configuration of the profile; may be repeated"),
    ROW_PATH(struct request, certification.profile, "profile", "FILE",
             "the VM's profile, instead of that in suites/vm; the certificate\n"
             "names it"),
    ROW_LIST(struct request, certification.waive, "waive", "CAUSE[=REASON]",
             "do not count this known deviation; the certificate names it with\n"
             "the reason, which may be left out where the cause records a bug;\n"
             "may be repeated"),
    ROW_VM_ARGS(struct request, certification.vm_args),
    ROW_JOBS(struct request, certification.config.jobs),
    ROW_TIMEOUT_SCALE(struct request, certification.config.timeout_scale),
    ROW_FLAG(struct request, certification.allow_modified, "allow-modified", 0,
             "use the suite though it is not that of its revision; the dossier\n"
             "says so"),
    ROW_PATH(struct request, certification.issuer, "issuer", "NAME",
             "who issues the certificate, which names it"),
    ROW_PATH(struct request, certification.sign, "sign", "KEY",
             "sign the dossier with a key of ssh; KEY.pub goes into the certificate"),
    ROW_PATH(struct request, signers, "signers", "FILE",
             "with --verify: it must be signed by one of these (ssh-keygen(1),\n"
             "ALLOWED SIGNERS)"),
    ROW_PATH(struct request, verify, "verify", "DIR",
             "check a dossier: its digests, and that its verdict follows"),
    ROW_FLAG(struct request, manifest, "manifest", 0,
             "print the files on which the verdicts of the suite rest, with\n"
             "digests"),
    ROW_NUMBER(struct request, must_pass, "must-pass", OPTION_UNSIGNED, 1, 256,
               "print the tests that check an obligation of specification version N"),
};

static const struct command_usage usage = {
    .synopsis = "assay certify --jdk DIR --out DIR [OPTION]...\n"
                "assay certify --verify DIR\n"
                "assay certify --manifest\n"
                "assay certify --must-pass N\n",
    .purpose =
        "Runs the whole suite repeatedly under every configuration of the VM's profile,\n"
        "judges the JVM by it, and writes a dossier. Known deviations count as failing, unless\n"
        "they are waived.\n"
        "When it is stopped, the same command goes on where it was.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end = "Exit status: 0 the JVM conforms, with waivers or without (or the dossier is in\n"
           "order), 1 it does not, 2 no verdict or bad usage, 130 interrupted.\n"};

int cmd_certify(int argc, char **argv)
{
    struct request request = {.certification = {.session.config = &request.certification.config,
                                                .config = {.program = program_name(),
                                                           .jobs = machine_jobs(),
                                                           .seed = -1,
                                                           .timeout_scale = 1,
                                                           .full_time = true,
                                                           .strict = true,
                                                           .quiet = true},
                                                .repeat = 3,
                                                .lock = -1}};
    struct suite suite;
    char **arguments;
    output_file_ignore_signals();
    int status = options_read(&usage, &request, argc, argv, &arguments);
    request.certification.config.command_line = command_line();
    if (status == OPTIONS_READ) {
        status = STATUS_ERROR;
        if (is_complete(&request) && suite_open(&suite, parts_for(&request), NULL) == 0) {
            status = carry_out(&request, &suite);
            suite_close(&suite);
        }
    }
    vm_places_free(&request.places);
    strings_free(&request.certification.configurations);
    strings_free(&request.certification.vm_args);
    strings_free(&request.certification.waive);
    return status;
}
