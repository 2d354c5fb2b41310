/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"
#include "conditions.h"

TITLE("Exception and ExceptionCatch enabled in OnLoad with ClassLoad are posted in the live phase only.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    record_phase();
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    record_phase();
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
}

static void prepare(JavaVM *vm, char *options)
{
    on(ClassLoad, loaded);
    if (is_case("Exception"))
        on(Exception, thrown);
    else
        on(ExceptionCatch, caught);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

TEST(.target = "exception.Throws", .args = LIST("catcher"), .load = prepare,
     .start = throw_and_catch, .probe = observe, .unload = say_recorded_phases,
     .needs = {.can_generate_exception_events = 1}, .cases = LIST("Exception", "ExceptionCatch"));
