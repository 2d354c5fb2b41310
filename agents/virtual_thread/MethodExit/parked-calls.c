/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("MethodExit and MethodEntry are properly nested on a virtual thread that yields and parks.");

static int calls;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_shadowed(method))
        return;
    shadow_push(method);
    calls++;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    jmethodID top = NULL;
    jlocation location;
    if (!is_shadowed(method))
        return;
    must(GetFrameLocation, NULL, 0, &top, &location);
    if (shadow_depth() == 0)
        shadow_differs("MethodExit of %s: expected none, actual one more", method_name(method));
    if (top != method)
        shadow_differs("frame at MethodExit: expected %s, actual %s", method_name(method),
                       method_name(top));
    shadow_pop("MethodExit", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    switch (calls_phase(jni, subject)) {
    case BEFORE_CALLS:
        shadow_program_only();
        on_thread(MethodExit, left, current_thread());
        on_thread(MethodEntry, entered, current_thread());
        break;
    case AFTER_CALLS:
        off_thread(MethodEntry, current_thread());
        off_thread(MethodExit, current_thread());
        if (shadow_depth() != 0)
            shadow_differs("methods without MethodExit: expected 0, actual %d",
                           (int)shadow_depth());
        say_shadow_result("calls", calls);
        break;
    default:
        break;
    }
}

/* Bulk oracle: thousands of calls are compared with the shadow stack. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedCalls", .cases = LIST("cold", "compiled"),
     .probe = observe, .timeout = 120,
     .needs = {.can_support_virtual_threads = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1});
