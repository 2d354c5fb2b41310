/* SPDX-License-Identifier: Apache-2.0 */
#include "../pending.h"

TITLE("An instruction that finds null for an object throws at its own location.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (strncmp(method_name(method), "Lexception/Nulls;", strlen("Lexception/Nulls;")) != 0
        || told_again(exception))
        return;
    say("%s at %d in %s", exception_class(jni, exception), (int)location, method_name(method));
    say("handler in %s", catch_method == NULL ? "none" : method_name(catch_method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Exception, thrown);
}

TEST(.target = "exception.Nulls", .probe = observe, .needs = {.can_generate_exception_events = 1});
