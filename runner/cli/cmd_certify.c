/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/machine.h"
#include "base/version_info.h"
#include "certify/certification.h"
#include "certify/dossier_check.h"
#include "certify/manifest.h"
#include "certify/must_pass.h"
#include "cli/commands.h"

static const char usage[] =
    "Usage: assay certify --jdk DIR --out DIR [OPTION]...\n"
    "       assay certify --verify DIR\n"
    "       assay certify --manifest\n"
    "       assay certify --must-pass RELEASE\n"
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
    "  --allow-modified  use the suite though it is not that of its revision; the dossier says so\n"
    "  --verify DIR      check a dossier: its digests, and that its verdict follows\n"
    "  --manifest        print the files on which the verdicts of the suite rest, with digests\n"
    "  --must-pass N     print the tests that check an obligation of specification version N\n"
    "\n"
    "Exit status: 0 the JVM conforms (or the dossier is in order), 1 it does not, 2 no verdict or\n"
    "bad usage, 130 interrupted.\n";
static int print_manifest(const struct home *home)
{
    char *manifest = manifest_make(home);
    if (manifest == NULL)
        return STATUS_ERROR;
    fputs(manifest, stdout);
    free(manifest);
    return STATUS_OK;
}

static int print_must_pass(const struct home *home, int spec)
{
    struct strings ids = {0};
    struct rules *rules = rules_read(home->spec);
    struct catalog catalog;
    if (rules == NULL)
        return STATUS_ERROR;
    bool readable = catalog_read(&catalog, home) == 0;
    struct challenges *challenges = readable ? challenges_find(&catalog, home) : NULL;
    int status = STATUS_ERROR;
    if (challenges != NULL && must_pass_make(&ids, &catalog, rules, challenges, spec) == 0) {
        char *text = must_pass_text(&ids, spec);
        fputs(text, stdout);
        free(text);
        status = STATUS_OK;
    }
    challenges_free(challenges);
    catalog_free(&catalog);
    rules_free(rules);
    strings_free(&ids);
    return status;
}

struct request {
    struct certification certification;
    struct vm_places places;
    const char *verify;
    bool manifest;
    unsigned must_pass;
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
    struct certification *certification = &request->certification;
    switch (option) {
    case 'd':
        return vm_places_add(&request->places, optarg) == 0;
    case 'o':
        return read_out(&request->certification.out);
    case 'r':
        return read_number("--repeat", &certification->repeat);
    case 'j':
        return read_number("--jobs", &certification->config.jobs);
    case 'c':
        strings_add(&certification->configurations, xstrdup(optarg));
        return true;
    case 'v':
        strings_add(&certification->vm_args, xstrdup(optarg));
        return true;
    case 't':
        return read_scale(&certification->config.timeout_scale);
    case 'm':
        request->certification.allow_modified = true;
        return true;
    case 'V':
        request->verify = optarg;
        return true;
    case 'F':
        request->manifest = true;
        return true;
    case 'M':
        return read_number("--must-pass", &request->must_pass);
    default:
        return false;
    }
}

static int carry_out(struct request *request, const struct home *home)
{
    struct certification *certification = &request->certification;
    certification->session.home = home;
    if (request->manifest)
        return print_manifest(home);
    if (request->must_pass > 0)
        return print_must_pass(home, (int)request->must_pass);
    if (request->verify != NULL)
        return dossier_check_print(request->verify, home);
    if (request->places.count != 1 || certification->out == NULL) {
        complain("name one JVM with --jdk DIR, and the dossier with --out DIR");
        return STATUS_ERROR;
    }
    certification->place = &request->places.items[0];
    return certification_run(certification);
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
                                                 {"manifest", no_argument, NULL, 'F'},
                                                 {"must-pass", required_argument, NULL, 'M'},
                                                 {"help", no_argument, NULL, 'h'},
                                                 {0}};
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
    struct home home;
    int status = -1;
    char *words = shell_line(argv);
    char *line = xprintf("%s %s", program_name(), words);
    free(words);
    request.certification.config.command_line = line;
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
    strings_free(&request.certification.configurations);
    strings_free(&request.certification.vm_args);
    free(line);
    return status;
}
