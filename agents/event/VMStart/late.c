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
    if (!found && result_or_null(jni, (*jni)->FindClass(jni, outside)) == NULL)
        inapplicable("the module java.logging is not there");
}

TEST(.start = start, .probe = probe, .since = 11);
