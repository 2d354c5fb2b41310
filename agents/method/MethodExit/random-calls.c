/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("MethodEntry and MethodExit are properly nested over thousands of random calls.");

static int calls;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_shadowed(method))
        return;
    shadow_push(method);
    calls++;
}

/* At first the probe is left that enabled the events; at last another one is on the shadow stack. */
static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    jmethodID top = NULL;
    jlocation location;
    if (!is_shadowed(method))
        return;
    must(GetFrameLocation, NULL, 0, &top, &location);
    if (shadow_depth() == 0 && strstr(method_name(method), "Lassay/Agent;") == NULL)
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
        on_thread(MethodExit, left, current_thread());
        on_thread(MethodEntry, entered, current_thread());
        break;
    case AFTER_CALLS:
        compare_with_shadow(NULL);
        off_thread(MethodEntry, current_thread());
        off_thread(MethodExit, current_thread());
        say_shadow_result("calls", calls);
        break;
    default:
        break;
    }
}

/* Bulk oracle: thousands of calls are compared with the shadow stack. */
TEST(RANDOM_CALLS, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
