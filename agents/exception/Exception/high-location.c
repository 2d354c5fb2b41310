/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Exception reports a throwing location beyond 32767.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    const char *name = method_name(method);
    if (strncmp(name, "Lclassfile/LongCode;", 20) == 0)
        say("%s at %lld", name, (long long)location);
}

static void observe(JNIEnv *jni, jobject klass)
{
    if (klass != NULL)
        on(Exception, thrown);
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
