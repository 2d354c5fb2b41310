/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("SingleStep follows the control flow of a virtual thread that yields and parks.");

static int steps;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_shadowed(method))
        shadow_push(method);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_shadowed(method))
        shadow_pop("MethodExit", method);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    shadow_handler(catch_method, catch_location);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (shadow_depth() == 0 || !is_shadowed(method))
        return;
    shadow_step(method, location);
    steps++;
}

static void observe(JNIEnv *jni, jobject subject)
{
    switch (calls_phase(jni, subject)) {
    case BEFORE_CALLS:
        shadow_program_only();
        on_thread(Exception, thrown, current_thread());
        on_thread(MethodExit, left, current_thread());
        on_thread(MethodEntry, entered, current_thread());
        on_thread(SingleStep, stepped, current_thread());
        break;
    case AFTER_CALLS:
        off_thread(SingleStep, current_thread());
        off_thread(MethodEntry, current_thread());
        off_thread(MethodExit, current_thread());
        off_thread(Exception, current_thread());
        say_shadow_steps(steps);
        break;
    default:
        break;
    }
}

/* Bulk oracle: thousands of steps are compared with the bytecodes and the shadow stack. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedCalls", .cases = LIST("cold", "compiled"),
     .probe = observe, .timeout = 120,
     .needs = {.can_support_virtual_threads = 1,
               .can_generate_single_step_events = 1,
               .can_get_bytecodes = 1,
               .can_generate_exception_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1});
