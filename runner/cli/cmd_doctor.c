/* SPDX-License-Identifier: Apache-2.0 */

/* `assay doctor`: reports which parts of the suite, JVMs and programs are there, and which are missing. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/status.h"
#include "base/text.h"
#include "base/version_info.h"
#include "cli/commands.h"
#include "cli/defaults.h"
#include "cli/option_parser.h"
#include "judge/suite.h"
#include "revision.h"
#include "run/vm_probe.h"
#include "spec/releases.h"

struct request {
    struct vm_places places;
};

/* Programs that commands start. To run tests none of them is needed. */
static const struct program {
    const char *name, *package, *purpose;
} programs[] = {
    {"cc", "gcc", "tests of the JVM's jvmti.h; 'export --check'"},
    {"javac", "default-jdk-headless", "'export --check'; targets of tests that you write"},
    {"make", "make", "tests that you write"},
    {"ssh-keygen", "openssh-client", "'certify --sign', and --verify of what is signed"},
    {"bwrap", "bubblewrap", "tools/isolate.sh, which keeps JVMs from the rest of the machine"},
    {"objdump", "binutils", "the table of 'audit --branches'"},
    {"qemu-aarch64", "qemu-user", "JVMs of other architectures (docs/architectures.md)"},
};

/* Prints one finding. Returns whether it is good. */
static bool put(bool good, const char *what, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool put(bool good, const char *what, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = xvprintf(format, arguments);
    va_end(arguments);
    printf("%-8s %-14s %s\n", good ? "ok" : "missing", what, text);
    free(text);
    return good;
}

static bool check_file(const char *what, const char *path, const char *purpose)
{
    bool there = access(path, R_OK) == 0;
    return put(there, what, "%s%s", there ? path : purpose,
               there ? "" : "; build it with 'make all'");
}

static bool check_suite(const struct suite *suite)
{
    bool good = put(suite->catalog.count > 0 && suite->catalog.problems == 0, "tests",
                    "%zu tests in %s%s", suite->catalog.count, suite->home.agents,
                    suite->catalog.problems == 0 ? "" : "; some cannot be used (see above)");
    good &= check_file("Java classes", suite->home.java, "targets of the tests");
    good &= check_file("probe", suite->home.probe, "the agent that questions a JVM");
    check_file("faults", suite->home.faults, "for 'audit'");
    check_file("explorer", suite->home.explore, "for 'explore'");
    check_file("manifest", suite->home.manifest, "for 'certify'");
    return good;
}

/* A release without tables of its own is tested by those of the nearest. */
static bool check_vm(const struct vm_place *place, const struct suite *suite,
                     const struct releases *releases, struct launcher *launcher)
{
    struct vm vm;
    char *name = place->mode != NULL ? xprintf("%s:%s", place->home, place->mode)
                                     : xstrdup(place->home);
    int result = vm_probe(&vm, place, NULL, NULL, &suite->home, launcher, 1);
    if (result == 0) {
        put(true, "JVM", "%s: %s %s, %s%s", name, vm.name, vm.version, vm.arch,
            releases_have(releases, vm.spec) ? ""
                                             : "; no tables of this release (spec/releases.tsv)");
        vm_free(&vm);
    } else if (!launcher_interrupted(launcher)) {
        put(false, "JVM", "%s: it cannot be tested (see above)", name);
    }
    free(name);
    return result == 0;
}

/* Returns whether all JVMs that the user named can be tested, or at least one that was found. */
static bool check_vms(const struct vm_places *places, bool named, const struct suite *suite)
{
    struct releases releases = {0};
    struct launcher *launcher = launcher_open();
    size_t usable = 0;
    bool read = launcher != NULL && releases_read(&releases, suite->home.spec) == 0;
    for (size_t i = 0; read && i < places->count && !launcher_interrupted(launcher); i++)
        usable += check_vm(&places->items[i], suite, &releases, launcher);
    if (places->count == 0)
        put(false, "JVM",
            "none was found; name one with --jdk DIR, or: sh tools/jdks.sh install 17");
    releases_free(&releases);
    if (launcher != NULL)
        launcher_close(launcher);
    return read && usable > 0 && (!named || usable == places->count);
}

static void check_programs(void)
{
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        const struct program *program = &programs[i];
        char *path = program_on_path(program->name);
        if (path != NULL)
            put(true, program->name, "%s", program->purpose);
        else
            put(false, program->name, "%s; Debian has it in the package %s", program->purpose,
                program->package);
        free(path);
    }
}

static const struct option_row rows[] = {
    ROW_VMS(struct request, places,
            "a JDK or JRE, or the name of a build; DIR:zero for another VM in it; may\n"
            "be repeated. Default: the JDKs of this machine"),
};

static const struct command_usage usage = {
    .synopsis = "assay doctor [OPTION]...\n",
    .purpose =
        "Checks whether this machine can run Assay: the suite as it was built, JVMs to test, the\n"
        "programs that some commands start, and the configuration file. Reports what is missing.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end =
        "Exit status: 0 tests can be run on all JVMs that are named, or on one of this machine;\n"
        "1 otherwise; 2 bad usage.\n"};

static int examine(struct request *request)
{
    struct suite suite;
    struct defaults defaults;
    bool named = request->places.count > 0;
    if (!named)
        vm_places_find(&request->places);
    printf("assay " ASSAY_VERSION " (%s)\n", ASSAY_REVISION);
    if (suite_open(&suite, SUITE_TESTS, NULL) != 0)
        return STATUS_DEVIATION;
    bool good = check_suite(&suite);
    good &= check_vms(&request->places, named, &suite);
    check_programs();
    if (defaults_read(&defaults, "doctor") == 0 && defaults.path != NULL)
        put(true, "configuration", "%s", defaults.path);
    defaults_free(&defaults);
    suite_close(&suite);
    printf("%s\n", good ? "Tests can be run: assay run" : "Tests cannot be run as asked.");
    return good ? STATUS_OK : STATUS_DEVIATION;
}

int cmd_doctor(int argc, char **argv)
{
    struct request request = {0};
    char **arguments;
    int status = options_read(&usage, &request, argc, argv, &arguments);
    if (status == OPTIONS_READ)
        status = examine(&request);
    vm_places_free(&request.places);
    return status;
}
