/* SPDX-License-Identifier: Apache-2.0 */
#include "../listing.h"

TITLE("The keys set on the command line are listed, in the OnLoad and in the live phase.");

static void observe(const char *where)
{
    say("%s: assay.first listed: %s, assay.second listed: %s, assay.third listed: %s", where,
        truth(listed("assay.first")), truth(listed("assay.second")), truth(listed("assay.third")));
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
