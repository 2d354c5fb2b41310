/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("ExceptionCatch agrees with Exception on a virtual thread that yields and parks.");

static int exceptions;

/* Where the exception that is being thrown will be caught; null when it has been caught. */
static struct {
    jmethodID method;
    jlocation location;
    jobject exception; /* global */
} announced;

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    jmethodID top = NULL;
    jlocation at = -1;
    if (!is_shadowed(method) || is_thrown_by_put_back(exception))
        return;
    must(GetFrameLocation, NULL, 0, &top, &at);
    if (top != method || at != location)
        shadow_differs("frame at Exception: expected %s, actual %s", method_name(method),
                       method_name(top));
    if (announced.exception != NULL)
        shadow_differs("exception in %s: expected to be caught, actual not caught",
                       method_name(announced.method));
    announced.method = catch_method;
    announced.location = catch_location;
    announced.exception = exception_kept(jni, exception);
    exceptions++;
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (!is_shadowed(method) || is_cleared_by_set_aside(exception))
        return;
    if (announced.method != method || announced.location != location
        || !is_same_exception(jni, announced.exception, exception))
        shadow_differs("ExceptionCatch in %s: expected at %d, actual at %d", method_name(method),
                       (int)announced.location, (int)location);
    (*jni)->DeleteGlobalRef(jni, announced.exception);
    announced.exception = NULL;
}

static void observe(JNIEnv *jni, jobject subject)
{
    switch (calls_phase(jni, subject)) {
    case BEFORE_CALLS:
        shadow_program_only();
        on_thread(ExceptionCatch, caught, current_thread());
        on_thread(Exception, thrown, current_thread());
        break;
    case AFTER_CALLS:
        off_thread(Exception, current_thread());
        off_thread(ExceptionCatch, current_thread());
        say_shadow_result("exceptions", exceptions);
        break;
    default:
        break;
    }
}

/* Bulk oracle: hundreds of exceptions are compared with where they were announced. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedCalls", .cases = LIST("cold", "compiled"),
     .probe = observe, .timeout = 120,
     .needs = {.can_support_virtual_threads = 1, .can_generate_exception_events = 1});
