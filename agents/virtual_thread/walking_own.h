/* SPDX-License-Identifier: Apache-2.0 */

/* What the handler of a monitor event does on the virtual thread: it collects garbage, calls Java
 * and walks its own stack. The case names the event, which is looked at once. */
#ifndef ASSAY_VIRTUAL_THREAD_WALKING_OWN_H
#define ASSAY_VIRTUAL_THREAD_WALKING_OWN_H

#include "contended.h"

/* The methods of Acting and its Code on the stack, and the first parameter of the one of Code. */
static inline void say_own_frames(JNIEnv *jni, jthread thread)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST];
    jint count = 0, depth = 0, number = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    must(GetFrameCount, thread, &depth);
    say("as many as counted: %s", truth(count == depth));
    for (jint i = 0; i < count; i++) {
        if (is_code(jni, frames[i].method)) {
            must(GetLocalInt, thread, i, 0, &number);
            say("%s, number %d", method_name(frames[i].method), (int)number);
        } else if (strncmp(method_name(frames[i].method), "Lvirtual_thread/", 16) == 0) {
            say("%s", method_name(frames[i].method));
        }
    }
}

static inline void walk(JNIEnv *jni, jthread thread, jobject object, jvmtiEvent event)
{
    jint state = 0;
    if (!is_lock(jni, object))
        return;
    ask_for_references(jni, 256);
    must(SetEventNotificationMode, JVMTI_DISABLE, event, thread);
    must(ForceGarbageCollection);
    jint twice = (*jni)->CallStaticIntMethod(jni, code_class(jni), code_method(jni, TWICE), 21);
    no_exception(jni);
    must(GetThreadState, thread, &state);
    say("%s %s, alive: %s, twice 21: %d", event_name(event), on_current(jni, thread),
        truth((state & JVMTI_THREAD_STATE_ALIVE) != 0), (int)twice);
    say_own_frames(jni, thread);
}

static inline void JNICALL walk_at_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    walk(jni, thread, object, JVMTI_EVENT_MONITOR_CONTENDED_ENTER);
}

static inline void JNICALL walk_at_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jobject object)
{
    walk(jni, thread, object, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
}

static inline void JNICALL walk_at_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                        jlong timeout)
{
    walk(jni, thread, object, JVMTI_EVENT_MONITOR_WAIT);
}

static inline void JNICALL walk_at_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jobject object, jboolean timed_out)
{
    walk(jni, thread, object, JVMTI_EVENT_MONITOR_WAITED);
}

#define WALKING_OWN_TEST(WAY, ...)                                                                 \
    ACTING_TEST(WAY, .needs = {.can_generate_monitor_events = 1, .can_access_local_variables = 1}, \
                __VA_ARGS__)

#endif
