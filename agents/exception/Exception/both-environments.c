/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../throws.h"

TITLE("Exception reports the same place and handler to each environment that enabled it.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (is_of_interest(method))
        say("%sException", side(env));
    say_thrown(env, jni, thread, method, location, exception, catch_method, catch_location);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.Exception = thrown;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_exception_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    enable_in_both(JVMTI_EVENT_EXCEPTION);
}

TEST(.target = "exception.Throws", .args = LIST("same", "catcher", "far", "finally"), .load = load,
     .probe = observe, .needs = {.can_generate_exception_events = 1});
