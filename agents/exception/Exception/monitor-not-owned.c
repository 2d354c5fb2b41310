/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("ExceptionCatch passes the IllegalMonitorStateException of a method return that Exception reported last.");

static jobject reported;

/* In which frame and how often "give" throws, at the instruction or the return or both, is left
 * open. */
static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (is_thrown_by_put_back(exception))
        return;
    jthrowable pending = set_aside(jni);
    const char *name = exception_class(jni, exception);
    if (strcmp(name, "Ljava/lang/IllegalMonitorStateException;") == 0) {
        reported = (*jni)->NewGlobalRef(jni, exception);
        if (strstr(method_name(method), ".exit(") != NULL)
            say("%s at %d of exit", name, (int)location);
    }
    put_back(jni, pending);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_cleared_by_set_aside(exception)
        || strstr(method_name(method), "Lclassfile/Unowned;") == NULL)
        return;
    say("caught, reported last: %s", truth(is_same_exception(jni, exception, reported)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on_thread(Exception, thrown, current_thread());
    on_thread(ExceptionCatch, caught, current_thread());
}

TEST(.target = "classfile.Unowned", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
