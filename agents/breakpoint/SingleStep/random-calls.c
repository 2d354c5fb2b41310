/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("SingleStep follows the bytecodes from instruction to instruction over thousands of random calls.");

static int steps;
static jlocation last[SHADOW_MAX + 1]; /* the last step at each depth; -1 before the first */

/* A method that returns had its last step at a return instruction, unless it is native. */
static void check_return(jmethodID method)
{
    jlocation at = last[shadow_depth()];
    jboolean native = JNI_FALSE;
    jint size = 0;
    unsigned char *code = NULL;
    must(IsMethodNative, method, &native);
    if (native || shadow_depth() == 0)
        return;
    must(GetBytecodes, method, &size, &code);
    if (at < 0 || at >= readable(code, size) || code[at] < 0xac || code[at] > 0xb1)
        shadow_differs("SingleStep in %s: expected a return instruction at last, actual %d",
                       method_name(method), (int)at);
    release(code);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_shadowed(method))
        return;
    shadow_push(method);
    last[shadow_depth()] = -1;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_shadowed(method))
        return;
    if (!by_exception)
        check_return(method);
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
    last[shadow_depth()] = location;
    steps++;
}

static void observe(JNIEnv *jni, jobject subject)
{
    switch (calls_phase(jni, subject)) {
    case BEFORE_CALLS:
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
        say_shadow_result("steps", steps);
        break;
    default:
        break;
    }
}

/* Bulk oracle: thousands of steps are compared with the bytecodes and the shadow stack. */
TEST(RANDOM_CALLS, .probe = observe,
     .needs = {.can_generate_single_step_events = 1,
               .can_get_bytecodes = 1,
               .can_generate_exception_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1});
