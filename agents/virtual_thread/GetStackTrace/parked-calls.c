/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetStackTrace returns the methods entered by a virtual thread that yields and parks.");

/* The same from another thread, and each frame by GetFrameLocation. */
static void compare_parked(jthread thread)
{
    struct shadowed_frames shadowed;
    must(SuspendThread, thread);
    compare_with_shadow(thread);
    get_shadowed_frames(thread, &shadowed);
    for (jint i = 0; i < shadowed.count; i++) {
        jmethodID method = NULL;
        jlocation location = -2;
        must(GetFrameLocation, thread, shadowed.depths[i], &method, &location);
        if (method != shadowed.frames[i].method || location != shadowed.frames[i].location)
            shadow_differs("GetFrameLocation at %d: expected %s, actual %s", shadowed.depths[i],
                           method_name(shadowed.frames[i].method), method_name(method));
    }
    must(ResumeThread, thread);
}

static int calls;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_shadowed(method))
        return;
    shadow_push(method);
    compare_with_shadow(NULL);
    calls++;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_shadowed(method))
        return;
    compare_with_shadow(NULL);
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
        say_shadow_result("calls", calls);
        break;
    case WHILE_PARKED:
        compare_parked(subject);
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
               .can_generate_method_exit_events = 1,
               .can_suspend = 1});
