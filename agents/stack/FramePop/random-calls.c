/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("FramePop is posted once for each requested frame, over thousands of random calls.");

static int requests;

/* FramePop of a native method cannot be requested. */
static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    jboolean native = JNI_FALSE;
    if (!is_shadowed(method))
        return;
    must(IsMethodNative, method, &native);
    if (native)
        return;
    jvmtiError error = ti_if_able(NotifyFramePop, NULL, 0);
    if (error != JVMTI_ERROR_NONE)
        shadow_differs("NotifyFramePop in %s: expected JVMTI_ERROR_NONE, actual %s",
                       method_name(method), error_name(error));
    shadow_push(method);
    requests++;
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jmethodID top = NULL;
    jlocation location;
    must(GetFrameLocation, NULL, 0, &top, &location);
    if (shadow_depth() == 0)
        shadow_differs("FramePop of %s: expected none, actual one more", method_name(method));
    if (top != method)
        shadow_differs("frame at FramePop: expected %s, actual %s", method_name(method),
                       method_name(top));
    shadow_pop("FramePop", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    switch (calls_phase(jni, subject)) {
    case BEFORE_CALLS:
        on_thread(FramePop, popped, current_thread());
        on_thread(MethodEntry, entered, current_thread());
        break;
    case AFTER_CALLS:
        off_thread(MethodEntry, current_thread());
        if (shadow_depth() != 0)
            shadow_differs("frames without FramePop: expected 0, actual %d", (int)shadow_depth());
        say_shadow_result("requests", requests);
        break;
    default:
        break;
    }
}

/* Bulk oracle: thousands of calls are compared with the shadow stack. */
TEST(RANDOM_CALLS, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_frame_pop_events = 1});
