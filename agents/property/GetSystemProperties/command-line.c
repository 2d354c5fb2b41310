/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperties lists the keys of the command line in the OnLoad and the live phase.");

static void observe(const char *where)
{
    say("%s: assay.first listed: %s, assay.second listed: %s, assay.third listed: %s", where,
        truth(is_listed("assay.first")), truth(is_listed("assay.second")),
        truth(is_listed("assay.third")));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.load = load, .probe = probe, .vm_args = LIST("-Dassay.first=1", "-Dassay.second="));
