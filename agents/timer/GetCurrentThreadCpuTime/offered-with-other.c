/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A JVM that offers can_get_thread_cpu_time offers can_get_current_thread_cpu_time.");

static void observe(const char *where)
{
    jvmtiCapabilities potential = {0};
    must(GetPotentialCapabilities, &potential);
    say("%s: any thread, but not the current one: %s", where,
        truth(potential.can_get_thread_cpu_time && !potential.can_get_current_thread_cpu_time));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.load = load, .probe = probe);
