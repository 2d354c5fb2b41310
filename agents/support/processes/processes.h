/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Tests that start another program: a JVM of their own, or a compiler for the header that the JVM
 * ships. And what this JVM's process writes.
 *
 *     static void load(JavaVM *vm, char *options)
 *     {
 *         launch(vm, LIST("-agentlib:linked=one"));      "the launcher ends successfully"
 *     }
 *
 *     TEST(.load = load, .env = LIST(LAUNCHER));
 */
#ifndef ASSAY_PROCESSES_H
#define ASSAY_PROCESSES_H

#include "assay.h"

/* ==== Other JVMs, and output ============================================== */

/*
 * Tests that start another JVM, or look at what this JVM's process writes.
 *
 * The launcher, agents/companions/launcher.c, creates a JVM through the Invocation API, with agents
 * that are linked into it:
 *
 *     static void load(JavaVM *vm, char *options)
 *     {
 *         launch(vm, LIST("-agentlib:linked=one"));
 *     }
 *
 *     TEST(.load = load, .env = LIST(LAUNCHER));
 */

/* ---- Another JVM -------------------------------------------------------- */

/* For .env: where the launcher and the targets are. */
#define LAUNCHER "LAUNCHER={companions}/launcher", "TARGETS={java}"

/* Starts the launcher with the JVM under test, its options that begin with -X and these arguments,
 * up to a null pointer; waits for it, and says "the launcher ends successfully", "unsuccessfully" or
 * "by a signal". Call it in Agent_OnLoad, where this JVM has only just begun. `broken` if the launcher
 * cannot be started. */
void launch(JavaVM *vm, const char *const *arguments);

/* For tests of JAVA_TOOL_OPTIONS, which a platform need not support. Stands at the beginning of
 * Agent_OnLoad, and names a system property that the test's variable sets. If the property is not
 * there, this JVM is started once more with a plain variable; if that has no effect either the test is
 * `inapplicable`. */
void need_tool_options(const char *property);

/* ---- Archives of classes ------------------------------------------------ */

/* The cases of a test of archived classes, for .cases: HotSpot's archive of classes, from 13 on; its
 * cache of classes that are linked, too, from 25 on; and the cache of classes of OpenJ9. */
#define ARCHIVES LIST("shared-archive", "aot-cache", "class-cache")

/* Stands at the beginning of the load hook. Packs the targets of these packages, separated by commas,
 * into a JAR file, has another JVM make an archive of them, and begins this process anew as a JVM that
 * uses the archive and has the JAR file as its class path; there it returns. Where no archive is
 * made the test is `inapplicable`. A target cannot find javasrc/variants then. */
void use_archive(const char *packages);

/* The load hook of tests of redefine.Archived: use_archive for its packages. */
void load_from_archive(JavaVM *vm, char *options);

/* ==== The header jvmti.h ================================================== */

/*
 * The header jvmti.h that a JVM ships, compared with the tables of spec/. A program with one check
 * for each constant, member, slot and type that the JVM's version must have is compiled with that
 * header, and what it prints is said. A check that does not compile is said by its name.
 *
 * The checks are made from the tables by agents/header/checks.awk. The agent names the kind that it
 * uses, CHECK_constants, CHECK_events and so on, and gets an array `checks` that ends with one without
 * a name:
 *
 *     #define CHECK_events
 *     #include "processes.h"
 *     #include "header_checks.inc"
 *
 *     static void check(JavaVM *vm, char *options)
 *     {
 *         check_header(checks);
 *     }
 */

struct check {
    const char *name;
    int since; /* a release */
    int until; /* 0 for no bound */
    const char *text;
};

/* The release that a version of JVM TI belongs to; JVM TI 1.2 belongs to release 8. */
int release_of(jint version);

/* Whether a JVM of this release must pass the check. */
bool due_in(const struct check *check, int release);

/* Says what the header of this JVM gives for the checks. The test is `inapplicable` if the JVM
 * ships no header or has no property java.home yet, or if the machine has no compiler `cc`. Ends the
 * process with `broken` if the program cannot be written or run. */
void check_header(const struct check *checks);

#endif
