/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMStart without the early capability is posted when classes of all modules can be loaded.");

static const char outside[] = "java/util/logging/Level";

static bool found;

static void start(JNIEnv *jni)
{
    jclass klass = result_or_null(jni, (*jni)->FindClass(jni, outside));
    found = klass != NULL;
    say("found: %s", name_or_nothing(klass));
}

static void probe(JNIEnv *jni, jobject unused)
{
    jclass klass = result_or_null(jni, (*jni)->FindClass(jni, outside));
    jobject loader = NULL;
    if (klass != NULL)
        must(GetClassLoader, klass, &loader);
    /* FindClass need not reach another loader so early. */
    if (!found && (klass == NULL || loader != NULL))
        inapplicable("the bootstrap loader has no module java.logging");
}

TEST(.start = start, .probe = probe, .since = 11);
