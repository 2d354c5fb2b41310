/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame in an Exception callback restores the last argument.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (strstr(method_name(method), "Lstack/PopThrowingArguments;.call") != NULL)
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void observe(JNIEnv *jni, jobject klass)
{
    pass_case(jni, klass);
    on(Exception, thrown);
}

TEST(.target = "stack.PopThrowingArguments", .since = 13, .probe = observe,
     .needs = {.can_pop_frame = 1, .can_generate_exception_events = 1},
     .cases = LIST("int", "long", "text", "virtual"));
