/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "heap.h"

TITLE("An object that only a local reference of an event callback holds is reachable from the roots.");

static jmethodID fail;

/* Once: the walk is slow. */
static void walk(JNIEnv *jni)
{
    static bool done;
    if (done)
        return;
    done = true;
    say_whether_root((*jni)->AllocObject(jni, find_class(jni, "java/lang/Object")));
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    walk(jni);
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    if (method != fail || is_thrown_by_put_back(exception))
        return;
    jthrowable pending = set_aside(jni);
    walk(jni);
    put_back(jni, pending);
}

static void JNICALL on_thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "handled") == 0)
        walk(jni);
}

static void observe(JNIEnv *jni, jclass target)
{
    fail = static_method_id(jni, target, "fail", "()V");
    if (is_case("breakpoint")) {
        on(Breakpoint, on_breakpoint);
        must(SetBreakpoint, fail, 0);
    } else if (is_case("exception")) {
        on(Exception, on_exception);
    } else {
        on(ThreadStart, on_thread_start);
    }
}

TEST(.target = "heap.walk.Handled", .probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_exception_events = 1},
     .cases = LIST("breakpoint", "exception", "thread-start"));
